import { lazy, Suspense, useState, type ComponentProps } from 'react';
import type { Comparison } from './Comparison';

const Inner = lazy(async () => ({ default: (await import('./Comparison')).Comparison }));

/** The comparison of homes, fetched when it is opened for the first time. */
export function LazyComparison(props: ComponentProps<typeof Comparison>) {
  const [met, setMet] = useState(false);
  if (props.open && !met) setMet(true);
  if (!met) return null;
  return (
    <Suspense fallback={null}>
      <Inner {...props} />
    </Suspense>
  );
}
