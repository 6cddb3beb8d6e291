import { useLayoutEffect } from 'react';
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
  const answer = useLiveJobs(divisions, values);
  useLayoutEffect(() => onAnswer(answer), [answer, onAnswer]);
  return null;
}
