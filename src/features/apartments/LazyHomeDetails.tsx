import type { ComponentProps } from 'react';
import { latePart } from '../../components/LatePart/latePart';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import type { HomeDetails } from './HomeDetails';

/** What an open row of the rental list shows, fetched when a row is opened for the first time. */
export const LazyHomeDetails = latePart<ComponentProps<typeof HomeDetails>>(
  'HomeDetails',
  async () => (await import('./HomeDetails')).HomeDetails,
  <Skeleton blockSize="20rem" />,
);
