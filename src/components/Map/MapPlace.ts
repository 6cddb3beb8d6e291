import type { IconName } from '../Icon/icons';
import type { Coordinates } from './mercator';

/** A place on a map: a pin that can be chosen. */
export interface MapPlace extends Coordinates {
  readonly key: string;
  readonly name: string;
  /** In words, for those who cannot use the map. */
  readonly address?: string | null | undefined;
  /** A picture of the editor's in the pin, in place of the usual one. */
  readonly iconUrl?: string | null | undefined;
  readonly icon?: IconName;
  /** Colour of the pin as CSS writes it; the site's accent without one. */
  readonly color?: string | null | undefined;
}

/** Marks on the map: one place, or several that would lie on top of each other. */
export interface PlaceCluster extends Coordinates {
  readonly key: string;
  readonly places: readonly [MapPlace, ...MapPlace[]];
}
