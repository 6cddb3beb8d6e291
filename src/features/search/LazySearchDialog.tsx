import type { ComponentProps } from 'react';
import { lazyDialog } from '../../components/LazyPart/lazyDialog';
import type { SearchDialog } from './SearchDialog';

/** The dialog of the site search. Its code is fetched when it first opens. */
export const LazySearchDialog = lazyDialog<ComponentProps<typeof SearchDialog>>(
  'SearchDialog',
  async () => (await import('./SearchDialog')).SearchDialog,
  (props) => props,
);
