import type { IconName } from '../Icon/icons';
import type { Coordinates } from './mercator';

/** A place on a map, shown as a pin. */
export interface MapPlace extends Coordinates {
  readonly key: string;
  readonly name: string;
  /** Postal address, for visitors who cannot use the map. */
  readonly address?: string | null | undefined;
  /** URL of a picture that the editor chose for the pin. */
  readonly iconUrl?: string | null | undefined;
  readonly icon?: IconName;
  /** CSS colour of the pin. The default is the accent colour. */
  readonly color?: string | null | undefined;
}

/** A mark on the map. It stands for one place, or for several whose marks would overlap. */
export interface PlaceCluster extends Coordinates {
  readonly key: string;
  readonly places: readonly [MapPlace, ...MapPlace[]];
}
