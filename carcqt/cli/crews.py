"""Who plays many games for a command: processes here, or a cluster."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

import carcqt
from carcqt.background.crew import Crew, NoCluster, cluster_crew, crew
from carcqt.words.speech import Speech, plain


class CrewWords(Speech):
    def no_cluster(self, address: str, why: str) -> str:
        text = {
            "extra": self.tr(
                "--cluster: the Python package distributed is missing. Install carcqt[cluster]."
            ),
            "scheduler": self.tr(
                "--cluster: no Dask scheduler answers at {address}. Start one, or correct "
                "the address."
            ),
            "lost": self.tr(
                "--cluster: the scheduler at {address} no longer answers. Start it again, "
                "then repeat the command."
            ),
            "version": self.tr(
                "--cluster: the workers of {address} do not have carcqt {version}. "
                "Install it there."
            ),
        }[why]
        return text.format(address=plain(address), version=carcqt.__version__)


@contextmanager
def crew_for(options: argparse.Namespace) -> Iterator[Crew]:
    """Raises `NoCluster` if there is none, or none that can do it."""
    if options.cluster is None:
        with crew(options.jobs) as hands:
            yield hands
        return
    with cluster_crew(options.cluster) as hands:
        try:
            (there,) = hands.each(version_there, [0])
        except (ImportError, AttributeError):
            raise NoCluster("version") from None
        if there != carcqt.__version__:
            raise NoCluster("version")
        yield hands


def version_there(_: int) -> str:
    return carcqt.__version__
