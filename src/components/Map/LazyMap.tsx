import { latePart } from '../LatePart/latePart';
import { Skeleton } from '../Skeleton/Skeleton';
import type { MapProps } from './Map';

/** A map in a page's content. Its code loads near the viewport; the map itself as in `Map`. */
export const LazyMap = latePart<MapProps>(
  'Map',
  async () => (await import('./Map')).Map,
  <Skeleton blockSize="20rem" />,
);
