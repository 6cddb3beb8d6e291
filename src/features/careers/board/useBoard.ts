import { useLayoutEffect, useMemo, useRef } from 'react';
import { fromBuild } from './boardJob';
import { boardOf, choiceOf, type Board, type LiveJobs, type SearchedBoard } from './boardOf';
import { jobFilters, type JobFilterValues } from './jobFilters';

/**
 * The board as it stands just now, which no part of an answer makes shorter.
 * @param searched what was built, and what of it the search box leaves
 * @param values what is chosen
 * @param answer what the service says; null before it was asked
 */
export function useBoard(searched: SearchedBoard, values: JobFilterValues, answer: LiveJobs | null): Board {
  const { found } = searched;
  // Cards of the same positions are not rendered anew when the service's answer changes something else.
  const ofBuild = useMemo(
    () => found.filter((job) => jobFilters.matches(job, values)).map(fromBuild),
    [found, values],
  );
  const choice = choiceOf(values);
  /** The choice whose live positions stand in the list: they are not exchanged for built ones any more. */
  const stands = useRef<string | null>(null);
  const board = boardOf(searched, ofBuild, values, answer, stands.current === choice);
  useLayoutEffect(() => {
    stands.current = board.isLive ? choice : null;
  }, [board.isLive, choice]);
  return board;
}
