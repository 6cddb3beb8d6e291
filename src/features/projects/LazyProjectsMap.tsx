import type { ComponentProps } from 'react';
import { lazyPart } from '../../components/LazyPart/lazyPart';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import type { ProjectsMap } from './ProjectsMap';

/** The map of the projects. Its code is fetched when the visitor chooses the map or the URL asks for it. */
export const LazyProjectsMap = lazyPart<ComponentProps<typeof ProjectsMap>>(
  'ProjectsMap',
  async () => (await import('./ProjectsMap')).ProjectsMap,
  <Skeleton blockSize="40rem" />,
);
