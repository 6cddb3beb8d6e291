import { useLayoutEffect, useMemo, useRef } from 'react';
import { builtJobToCard, type BuiltJob } from './boardJob';
import { buildBoard, serializeChoice, type Board, type LiveJobs, type SearchedBoard } from './buildBoard';
import type { JobFilterValues } from './jobFilters';

/**
 * Returns what the board shows now. While live pages are still arriving, the list never becomes shorter.
 * @param results positions from the build that match the choice
 * @param answer the last responses of the live service; null before the first request
 */
export function useBoard(
  searched: SearchedBoard,
  results: readonly BuiltJob[],
  values: JobFilterValues,
  answer: LiveJobs | null,
): Board {
  // Memoized, so that cards do not render again when only other parts of the response change.
  const ofBuild = useMemo(() => results.map(builtJobToCard), [results]);
  const choice = serializeChoice(values);
  /** The choice whose live positions are currently shown. Positions from the build must not replace them. */
  const shownChoice = useRef<string | null>(null);
  const board = buildBoard(searched, ofBuild, values, answer, shownChoice.current === choice);
  useLayoutEffect(() => {
    shownChoice.current = board.isLive ? choice : null;
  }, [board.isLive, choice]);
  return board;
}
