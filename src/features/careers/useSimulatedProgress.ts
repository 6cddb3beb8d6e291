import { useEffect, useState } from 'react';

/** Every so often the bar moves by a random step (corporate-site §9). */
const INTERVAL_MS = 700;
const STEP_MIN = 1;
const STEP_MAX = 10;
const WHOLE = 100;

const step = (): number => STEP_MIN + Math.floor(Math.random() * (STEP_MAX - STEP_MIN + 1));

/**
 * The simulated progress of an upload (corporate-site §4): it moves by itself from 0 to 100, whatever the real one does.
 * @param running from when to when
 * @param onEnd called once when it arrives at 100
 * @returns per cent
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
    // It arrives once, whatever the callback is by then.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [arrived]);

  return percent;
}
