"""The sentences for what can be wrong with a lesson."""

from __future__ import annotations

from carcqt.words.speech import Speech


class LessonProblems(Speech):
    def sentences(self) -> dict[str, str]:
        """By their codes."""
        return {
            "lesson-twice": self.tr("Another one has this id; give each its own."),
            "lesson-no-scene": self.tr("There is nothing to go on from; write a scene."),
            "lesson-chapter": self.tr(
                "There is no chapter “{chapter}”; choose one of: {known}, or write it."
            ),
            "lesson-chapter-order": self.tr(
                "A later chapter has begun before “{chapter}”; keep the order of the chapters."
            ),
            "lesson-chapter-empty": self.tr("No step belongs to this chapter; take it out."),
            "lesson-turn": self.tr(
                "Seat {seat} is to move here, not who learns; write what the others do under "
                "“then” of the step before."
            ),
            "lesson-accepts-none": self.tr("No move that can be made here is like “{move}”."),
            "lesson-answers-none": self.tr(
                "No move that can be made here and is not accepted is like “{move}”."
            ),
            "lesson-show-other": self.tr(
                "What is shown is not accepted; show one move that is, or nothing."
            ),
            "lesson-show-fails": self.tr(
                "What is shown does not reach the goal; write all moves of an answer."
            ),
            "lesson-no-show": self.tr("A puzzle needs an answer to be shown; write its moves."),
            "lesson-goal": self.tr(
                "A lesson can only tell whether a goal is met; write how many points are to be "
                "reached, and leave the others silent or write their replies."
            ),
            "lesson-goal-accepts": self.tr(
                "The goal decides which moves are right; take out “accept”, “also” and “then”."
            ),
            "lesson-point": self.tr("There is nothing to point at: “{thing}”."),
        }
