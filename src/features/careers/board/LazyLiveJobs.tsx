import { lazy, Suspense, type ComponentProps } from 'react';
import type { LiveJobs } from './LiveJobs';

const Inner = lazy(async () => ({ default: (await import('./LiveJobs')).LiveJobs }));

/** The live service of the board, fetched when somebody looks at it. */
export function LazyLiveJobs(props: ComponentProps<typeof LiveJobs>) {
  return (
    <Suspense fallback={null}>
      <Inner {...props} />
    </Suspense>
  );
}
