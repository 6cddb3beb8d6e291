import type { ComponentProps } from 'react';
import { lazyDialog } from '../../../components/LazyPart/lazyDialog';
import type { HomeDrawer } from './HomeDrawer';

/** The drawer with all details of an apartment. Its code is fetched when it first opens. */
export const LazyHomeDrawer = lazyDialog<ComponentProps<typeof HomeDrawer>>(
  'HomeDrawer',
  async () => (await import('./HomeDrawer')).HomeDrawer,
  (props) => props,
);
