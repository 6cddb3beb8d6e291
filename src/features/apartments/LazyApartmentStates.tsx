import { lazy, Suspense, type ComponentProps } from 'react';
import type { LiveApartmentStates } from './LiveApartmentStates';

const Inner = lazy(async () => ({ default: (await import('./LiveApartmentStates')).LiveApartmentStates }));

/** How homes stand just now, fetched when somebody looks at them. */
export function LazyApartmentStates(props: ComponentProps<typeof LiveApartmentStates>) {
  return (
    <Suspense fallback={null}>
      <Inner {...props} />
    </Suspense>
  );
}
