import { useEffect, useRef, useState } from 'react';
import { remainingTime, type RemainingTime } from '../../lib/remainingTime';

const SECOND_MS = 1000;

const isOver = (time: RemainingTime): boolean => Object.values(time).every((part) => part === 0);

/**
 * Counts down to an absolute time (project-marketing §2.9): each tick reads the clock, so that a tab that slept shows the right time
 * when it is seen again.
 * @param end ISO time; a missing or invalid one has come already
 * @param onEnd called once when the time has come
 * @param stepMs how often the shown time changes
 * @returns null at build and in the first render of the browser
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
      // At the moment the shown time changes; the last second is never waited for longer than it lasts.
      const left = Date.parse(end ?? '') - now;
      timer = setTimeout(tick, Math.min(left % stepMs || stepMs, left));
    }
    document.addEventListener('visibilitychange', tick);
    tick();
    return stop;
  }, [end, stepMs]);

  return remaining;
}
