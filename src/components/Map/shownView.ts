import type { PigeonProps } from 'pigeon-maps';
import type { MapView } from './mercator';

/** A view and the size of the map that shows it. */
export interface ShownView extends MapView {
  /** In px. */
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the view that pigeon-maps currently shows, even during a drag. Returns null until pigeon-maps has measured
 * the map.
 */
export function shownView({ mapState, pixelToLatLng }: PigeonProps): ShownView | null {
  // pigeon-maps reports a size of -1 until it has measured the map.
  if (!mapState || mapState.width < 0) return null;
  const { center, zoom, width, height } = mapState;
  // During a drag, `mapState.center` is still the centre from its start. The middle pixel gives the current centre.
  const [latitude, longitude] = pixelToLatLng?.([width / 2, height / 2]) ?? center;
  return { center: { latitude, longitude }, zoom, width, height };
}
