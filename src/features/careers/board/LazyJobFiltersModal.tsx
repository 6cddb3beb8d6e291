import { lazy, Suspense, useState, type ComponentProps } from 'react';
import type { JobFiltersModal } from './JobFiltersModal';

const Inner = lazy(async () => ({ default: (await import('./JobFiltersModal')).JobFiltersModal }));

/** The filters of the board, fetched when they are opened for the first time. */
export function LazyJobFiltersModal(props: ComponentProps<typeof JobFiltersModal>) {
  const [met, setMet] = useState(false);
  if (props.interim.isOpen && !met) setMet(true);
  if (!met) return null;
  return (
    <Suspense fallback={null}>
      <Inner {...props} />
    </Suspense>
  );
}
