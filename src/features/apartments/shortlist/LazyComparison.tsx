import type { ComponentProps } from 'react';
import { lateDialog } from '../../../components/LatePart/lateDialog';
import type { Comparison } from './Comparison';

/** The comparison of apartments. Its code is fetched when it first opens. */
export const LazyComparison = lateDialog<ComponentProps<typeof Comparison>>(
  'Comparison',
  async () => (await import('./Comparison')).Comparison,
  (props) => props,
);
