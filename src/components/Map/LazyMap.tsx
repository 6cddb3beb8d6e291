import { lazyPart } from '../LazyPart/lazyPart';
import { Skeleton } from '../Skeleton/Skeleton';
import type { MapProps } from './Map';
import { MapPartFailed } from './MapPartFailed';

/**
 * A map in the content of a page. The code of this part is loaded near the viewport; the map itself then loads as
 * described at `Map`. If the code cannot be loaded, the addresses of the places are shown.
 */
export const LazyMap = lazyPart<MapProps>(
  'Map',
  async () => (await import('./Map')).Map,
  <Skeleton blockSize="20rem" />,
  'near',
  MapPartFailed,
);
