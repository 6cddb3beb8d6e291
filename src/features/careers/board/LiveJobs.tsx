import { useDeferredValue, useLayoutEffect } from 'react';
import { LiveData } from '../../../components/LiveData/LiveData';
import type { LiveJobs as Answer } from './boardOf';
import type { JobFilterValues } from './jobFilters';
import { useLiveJobs } from './useLiveJobs';

interface LiveJobsProps {
  divisions: readonly number[];
  values: JobFilterValues;
  /** Called whenever the service says something else. */
  onAnswer: (answer: Answer) => void;
}

/** Asks the live service about the board, and shows nothing: the library of live data comes with it, and the board stands without. */
export function LiveJobs(props: LiveJobsProps) {
  return (
    <LiveData>
      <Asker {...props} />
    </LiveData>
  );
}

function Asker({ divisions, values, onAnswer }: LiveJobsProps) {
  // What was built answers a choice at once; the question to the service can wait for that to be seen.
  const answer = useLiveJobs(divisions, useDeferredValue(values));
  useLayoutEffect(() => onAnswer(answer), [answer, onAnswer]);
  return null;
}
