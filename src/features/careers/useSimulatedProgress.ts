import { useEffect, useState } from 'react';

/** Time between two steps, and the range of their random size in percent (corporate-site §9). */
const INTERVAL_MS = 700;
const STEP_MIN = 1;
const STEP_MAX = 10;
const WHOLE = 100;

const step = (): number => STEP_MIN + Math.floor(Math.random() * (STEP_MAX - STEP_MIN + 1));

/**
 * Simulates an upload's progress from 0 to 100 percent in random steps. It does not depend on the real progress
 * (corporate-site §4).
 * @param onEnd called once when 100 is reached
 * @returns the progress in percent
 */
export function useSimulatedProgress(running: boolean, onEnd: () => void): number {
  const [percent, setPercent] = useState(0);
  const arrived = running && percent >= WHOLE;

  useEffect(() => {
    if (!running) {
      setPercent(0);
      return undefined;
    }
    const timer = setInterval(() => setPercent((before) => Math.min(WHOLE, before + step())), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [running]);

  useEffect(() => {
    if (arrived) onEnd();
    // Runs once at the end with the latest callback.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [arrived]);

  return percent;
}
