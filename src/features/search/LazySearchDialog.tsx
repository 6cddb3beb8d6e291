import type { ComponentProps } from 'react';
import { lateDialog } from '../../components/LatePart/lateDialog';
import type { SearchDialog } from './SearchDialog';

/** The dialog of the site search. Its code is fetched when it first opens. */
export const LazySearchDialog = lateDialog<ComponentProps<typeof SearchDialog>>(
  'SearchDialog',
  async () => (await import('./SearchDialog')).SearchDialog,
  (props) => props,
);
