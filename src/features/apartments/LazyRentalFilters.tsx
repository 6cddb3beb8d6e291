import { lazy, Suspense, useState, type ComponentProps } from 'react';
import type { RentalFilters } from './RentalFilters';

const Inner = lazy(async () => ({ default: (await import('./RentalFilters')).RentalFilters }));

/** The filters modal of the rental list, fetched when it is opened for the first time. */
export function LazyRentalFilters(props: ComponentProps<typeof RentalFilters>) {
  const [met, setMet] = useState(false);
  if (props.interim.isOpen && !met) setMet(true);
  if (!met) return null;
  return (
    <Suspense fallback={null}>
      <Inner {...props} />
    </Suspense>
  );
}
