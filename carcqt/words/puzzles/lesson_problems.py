"""The sentences for what can be wrong with a lesson."""

from __future__ import annotations

from carcqt.words.speech import Speech


class LessonProblems(Speech):
    def sentences(self) -> dict[str, str]:
        """By their codes."""
        return {
            "lesson-twice": self.tr("This id is already used. Give each its own."),
            "lesson-no-scene": self.tr("No scene comes before this. Write a scene."),
            "lesson-chapter": self.tr(
                "There is no chapter “{chapter}”. Choose one of: {known}, or write it."
            ),
            "lesson-chapter-order": self.tr(
                "A later chapter has begun before “{chapter}”. Keep the order of the chapters."
            ),
            "lesson-chapter-empty": self.tr("No step belongs to this chapter. Remove it."),
            "lesson-turn": self.tr(
                "Seat {seat} is to move here, not the learner. Write the moves of the "
                "others under “then” of the step before."
            ),
            "lesson-accepts-none": self.tr(
                "No legal move here is like “{move}”. Write one that is legal."
            ),
            "lesson-answers-none": self.tr(
                "Every legal move here that is like “{move}” is accepted. Write another one."
            ),
            "lesson-show-other": self.tr(
                "The shown move is not accepted. Show an accepted move, or none."
            ),
            "lesson-show-fails": self.tr(
                "The shown moves do not reach the goal. Write all moves of an answer."
            ),
            "lesson-no-show": self.tr("A puzzle needs an answer to be shown. Write its moves."),
            "lesson-goal": self.tr(
                "A lesson only checks whether a goal is met. Write the number of points to "
                "reach, and leave the others silent or write their replies."
            ),
            "lesson-goal-accepts": self.tr(
                "The goal decides which moves are right. Remove “accept”, “also” and “then”."
            ),
            "lesson-point": self.tr(
                "There is no “{thing}” to point at. Name something that is shown."
            ),
        }
