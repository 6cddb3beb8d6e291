import { useEffect, useRef, useState } from 'react';
import { remainingTime, type RemainingTime } from '../../lib/remainingTime';

const SECOND_MS = 1000;

const isOver = (time: RemainingTime): boolean => Object.values(time).every((part) => part === 0);

/**
 * Counts down to a point in time (project-marketing §2.9). Every tick reads the clock, so the countdown is correct
 * again after the browser suspended the tab.
 * @param end ISO time; if missing or invalid, the countdown is already over
 * @param onEnd called once when the countdown ends
 * @param stepMs interval in ms at which the result changes
 * @returns null during the build and in the first render
 */
export function useCountdown(
  end: string | null | undefined,
  onEnd: (() => void) | undefined,
  stepMs = SECOND_MS,
): RemainingTime | null {
  const [remaining, setRemaining] = useState<RemainingTime | null>(null);
  const ended = useRef(onEnd);
  ended.current = onEnd;

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
    function tick() {
      clearTimeout(timer);
      const now = Date.now();
      const time = remainingTime(end, now);
      setRemaining(time);
      if (isOver(time)) {
        stop();
        ended.current?.();
        return;
      }
      // Schedules the next tick for the moment at which the shown time changes, and no later than the end.
      const left = Date.parse(end ?? '') - now;
      timer = setTimeout(tick, Math.min(left % stepMs || stepMs, left));
    }
    document.addEventListener('visibilitychange', tick);
    tick();
    return stop;
  }, [end, stepMs]);

  return remaining;
}
