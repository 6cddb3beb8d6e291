import type { IconName } from '../Icon/icons';
import type { Coordinates } from './mercator';

/** A place on a map, shown as a pin. */
export interface MapPlace extends Coordinates {
  readonly key: string;
  readonly name: string;
  /** Address as text, for visitors who cannot use the map. */
  readonly address?: string | null | undefined;
  /** The editor's picture for the pin. */
  readonly iconUrl?: string | null | undefined;
  readonly icon?: IconName;
  /** CSS colour of the pin; the accent colour by default. */
  readonly color?: string | null | undefined;
}

/** A mark on the map: one place, or several that would overlap. */
export interface PlaceCluster extends Coordinates {
  readonly key: string;
  readonly places: readonly [MapPlace, ...MapPlace[]];
}
