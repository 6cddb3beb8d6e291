import type { ComponentProps } from 'react';
import { lateDialog } from '../../components/LatePart/lateDialog';
import type { SearchDialog } from './SearchDialog';

/** The search of the site, fetched when it is opened for the first time. */
export const LazySearchDialog = lateDialog<ComponentProps<typeof SearchDialog>>(
  'SearchDialog',
  async () => (await import('./SearchDialog')).SearchDialog,
  (props) => props,
);
