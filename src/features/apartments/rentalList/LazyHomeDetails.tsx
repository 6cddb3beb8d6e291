import type { ComponentProps } from 'react';
import { lazyPart } from '../../../components/LazyPart/lazyPart';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import type { HomeDetails } from './HomeDetails';

/** The content of an expanded row in the rental list. Its code is fetched when a row is first expanded. */
export const LazyHomeDetails = lazyPart<ComponentProps<typeof HomeDetails>>(
  'HomeDetails',
  async () => (await import('./HomeDetails')).HomeDetails,
  <Skeleton blockSize="20rem" />,
);
