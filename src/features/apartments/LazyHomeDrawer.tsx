import type { ComponentProps } from 'react';
import { lateDialog } from '../../components/LatePart/lateDialog';
import type { HomeDrawer } from './HomeDrawer';

/** All details of a home, fetched when a drawer is opened for the first time. */
export const LazyHomeDrawer = lateDialog<ComponentProps<typeof HomeDrawer>>(
  'HomeDrawer',
  async () => (await import('./HomeDrawer')).HomeDrawer,
  (props) => props,
);
