import type { ComponentProps } from 'react';
import { lazyDialog } from '../../../components/LazyPart/lazyDialog';
import type { Comparison } from './Comparison';

/** The comparison of apartments. Its code is fetched when it first opens. */
export const LazyComparison = lazyDialog<ComponentProps<typeof Comparison>>(
  'Comparison',
  async () => (await import('./Comparison')).Comparison,
  (props) => props,
);
