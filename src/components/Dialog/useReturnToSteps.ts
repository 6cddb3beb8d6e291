import { useEffect, useRef } from 'react';
import { followSteps } from './dialogHistory';

/**
 * Calls a form when a reload or Forward returns to its steps.
 * @param name of the form
 * @param onReturn called with the number of the last step below; returns false if the form cannot return
 */
export function useReturnToSteps(name: string, onReturn: (last: number) => boolean): void {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => followSteps(name, (last) => latest.current(last)), [name]);
}
