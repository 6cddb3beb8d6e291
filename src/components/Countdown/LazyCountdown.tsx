import { lazy, Suspense } from 'react';
import type { CountdownProps } from './Countdown';

const Inner = lazy(async () => ({ default: (await import('./Countdown')).Countdown }));

/** A countdown with its calendar in a file of its own: only pages that count down load it. */
export function LazyCountdown(props: CountdownProps) {
  return (
    <Suspense fallback={null}>
      <Inner {...props} />
    </Suspense>
  );
}
