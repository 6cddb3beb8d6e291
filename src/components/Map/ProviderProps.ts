import type { FeatureCollection } from 'geojson';
import type { ReactNode } from 'react';
import type { Coordinates, MapView } from './mercator';

/** Content that a provider shows at a position of the map. */
export interface MapMark extends Coordinates {
  readonly key: string;
  readonly content: ReactNode;
}

/** Props of a map provider. It draws a view with marks and reports the visitor's interactions. */
export interface ProviderProps {
  readonly view: MapView;
  /** Maximum zoom at the centre of the view. */
  readonly zoomMax: number;
  readonly marks: readonly MapMark[];
  /** Streets and buildings from the CMS, for providers that have none of their own. */
  readonly surroundings: FeatureCollection | null;
  /** Whether the view changes without animation, for visitors who prefer reduced motion. */
  readonly still: boolean;
  /** Called when the visitor has moved or zoomed the map. */
  readonly onView: (view: MapView) => void;
  /** Called when the visitor clicks the map beside all marks. */
  readonly onPress: () => void;
  /** Called if the map cannot be shown. */
  readonly onFail: (reason: unknown) => void;
}

/** Zoom limits of all providers. */
export const ZOOM_MAX = 18;
export const ZOOM_MIN = 2;
