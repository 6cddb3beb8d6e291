import { useDeferredValue, useLayoutEffect } from 'react';
import { LiveData } from '../../../components/LiveData/LiveData';
import type { LiveJobs as Answer } from './buildBoard';
import type { JobFilterValues } from './jobFilters';
import { useLiveJobs } from './useLiveJobs';

interface LiveJobsProps {
  divisions: readonly number[];
  values: JobFilterValues;
  /** Called with the live positions and options whenever they change. */
  onAnswer: (answer: Answer) => void;
}

/**
 * Requests the board's live data and reports it through `onAnswer`. Renders nothing. It is a separate chunk, so that
 * the board does not have to load the live-data library.
 */
export function LiveJobs(props: LiveJobsProps) {
  return (
    <LiveData>
      <Asker {...props} />
    </LiveData>
  );
}

function Asker({ divisions, values, onAnswer }: LiveJobsProps) {
  // Deferred, so that the list from the build reacts to a changed filter before the request starts.
  const answer = useLiveJobs(divisions, useDeferredValue(values));
  useLayoutEffect(() => onAnswer(answer), [answer, onAnswer]);
  return null;
}
