import type { ComponentProps } from 'react';
import { latePart } from '../../components/LatePart/latePart';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import type { ProjectsMap } from './ProjectsMap';

/** The map of the projects, fetched when the visitor or the address chooses it. */
export const LazyProjectsMap = latePart<ComponentProps<typeof ProjectsMap>>(
  'ProjectsMap',
  async () => (await import('./ProjectsMap')).ProjectsMap,
  <Skeleton blockSize="40rem" />,
);
