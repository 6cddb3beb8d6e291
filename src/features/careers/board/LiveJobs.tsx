import { useDeferredValue, useLayoutEffect } from 'react';
import { LiveData } from '../../../components/LiveData/LiveData';
import type { LiveJobs as Answer } from './boardOf';
import type { JobFilterValues } from './jobFilters';
import { useLiveJobs } from './useLiveJobs';

interface LiveJobsProps {
  divisions: readonly number[];
  values: JobFilterValues;
  /** Called when the service's answer changes. */
  onAnswer: (answer: Answer) => void;
}

/** Requests the board's live data and renders nothing. Loaded separately, because it brings the live-data library. */
export function LiveJobs(props: LiveJobsProps) {
  return (
    <LiveData>
      <Asker {...props} />
    </LiveData>
  );
}

function Asker({ divisions, values, onAnswer }: LiveJobsProps) {
  // Deferred, so that the built list shows a choice before the request.
  const answer = useLiveJobs(divisions, useDeferredValue(values));
  useLayoutEffect(() => onAnswer(answer), [answer, onAnswer]);
  return null;
}
