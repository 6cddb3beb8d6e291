import { useEffect, useRef, useState } from 'react';
import { remainingTime, type RemainingTime } from '../../lib/remainingTime';

const SECOND_MS = 1000;

const isOver = (time: RemainingTime): boolean => Object.values(time).every((part) => part === 0);

/**
 * Counts down to an absolute time (project-marketing §2.9). Each tick reads the clock, so suspended tabs
 * catch up.
 * @param end ISO time; a missing or invalid one is already over
 * @param onEnd called once
 * @param stepMs interval of the shown time
 * @returns null at build and in the first render
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
      // Schedules the next tick at the next change, at the latest at the end.
      const left = Date.parse(end ?? '') - now;
      timer = setTimeout(tick, Math.min(left % stepMs || stepMs, left));
    }
    document.addEventListener('visibilitychange', tick);
    tick();
    return stop;
  }, [end, stepMs]);

  return remaining;
}
