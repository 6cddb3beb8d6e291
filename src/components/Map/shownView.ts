import type { PigeonProps } from 'pigeon-maps';
import type { MapView } from './mercator';

/** A view with the size of its map. */
export interface ShownView extends MapView {
  /** In px. */
  readonly width: number;
  readonly height: number;
}

/** Returns the view that pigeon-maps shows, also while the visitor drags; null before its first measurement. */
export function shownView({ mapState, pixelToLatLng }: PigeonProps): ShownView | null {
  // Before the measurement, the size is -1.
  if (!mapState || mapState.width < 0) return null;
  const { center, zoom, width, height } = mapState;
  // During a drag, the state's centre is that of its start.
  const [latitude, longitude] = pixelToLatLng?.([width / 2, height / 2]) ?? center;
  return { center: { latitude, longitude }, zoom, width, height };
}
