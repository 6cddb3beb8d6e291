import type { ComponentProps } from 'react';
import { lateDialog } from '../../components/LatePart/lateDialog';
import type { SearchDialog } from './SearchDialog';

/** The site search, fetched when it first opens. */
export const LazySearchDialog = lateDialog<ComponentProps<typeof SearchDialog>>(
  'SearchDialog',
  async () => (await import('./SearchDialog')).SearchDialog,
  (props) => props,
);
