import { lazyPart } from '../LazyPart/lazyPart';
import { Skeleton } from '../Skeleton/Skeleton';
import type { MapProps } from './Map';

/**
 * A map in the content of a page. The code of this part is loaded near the viewport; the map itself then loads as
 * described at `Map`.
 */
export const LazyMap = lazyPart<MapProps>(
  'Map',
  async () => (await import('./Map')).Map,
  <Skeleton blockSize="20rem" />,
);
