import { lazy, Suspense, type ComponentProps } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import type { HomeDetails } from './HomeDetails';

const Inner = lazy(async () => ({ default: (await import('./HomeDetails')).HomeDetails }));

/** What an open row of the rental list shows, fetched when a row is opened for the first time. */
export function LazyHomeDetails(props: ComponentProps<typeof HomeDetails>) {
  return (
    <Suspense fallback={<Skeleton blockSize="20rem" />}>
      <Inner {...props} />
    </Suspense>
  );
}
