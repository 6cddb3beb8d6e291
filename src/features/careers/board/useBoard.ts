import { useLayoutEffect, useMemo, useRef } from 'react';
import { fromBuild, type BuiltJob } from './boardJob';
import { boardOf, choiceOf, type Board, type LiveJobs, type SearchedBoard } from './boardOf';
import type { JobFilterValues } from './jobFilters';

/**
 * Returns the board's current state. A partial answer never shortens it.
 * @param results built positions that match the choice
 * @param answer null before the first request
 */
export function useBoard(
  searched: SearchedBoard,
  results: readonly BuiltJob[],
  values: JobFilterValues,
  answer: LiveJobs | null,
): Board {
  // Memoized, so that cards do not render again when other parts of the answer change.
  const ofBuild = useMemo(() => results.map(fromBuild), [results]);
  const choice = choiceOf(values);
  /** The choice whose live positions are shown; built ones must not replace them. */
  const stands = useRef<string | null>(null);
  const board = boardOf(searched, ofBuild, values, answer, stands.current === choice);
  useLayoutEffect(() => {
    stands.current = board.isLive ? choice : null;
  }, [board.isLive, choice]);
  return board;
}
