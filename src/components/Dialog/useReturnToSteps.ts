import { useEffect, useRef } from 'react';
import { onStepsRestored } from './dialogHistory';

/**
 * Calls `onReturn` when a reload or Forward returns to the steps of a form, so that the form can restore them.
 * @param name name of the form
 * @param onReturn called with the number of the highest step in the history entry; returns false if the form cannot
 *   restore it
 */
export function useReturnToSteps(name: string, onReturn: (last: number) => boolean): void {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => onStepsRestored(name, (last) => latest.current(last)), [name]);
}
