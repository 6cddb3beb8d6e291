import { lazy, Suspense, type ComponentProps } from 'react';
import type { HomeDrawer } from './HomeDrawer';

const Inner = lazy(async () => ({ default: (await import('./HomeDrawer')).HomeDrawer }));

/** All details of a home, fetched when a drawer is opened for the first time. */
export function LazyHomeDrawer(props: ComponentProps<typeof HomeDrawer>) {
  return (
    <Suspense fallback={null}>
      <Inner {...props} />
    </Suspense>
  );
}
