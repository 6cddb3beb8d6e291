import type { FeatureCollection } from 'geojson';
import type { ReactNode } from 'react';
import type { Coordinates, MapView } from './mercator';

/** Content at a position of the map. */
export interface MapMark extends Coordinates {
  readonly key: string;
  readonly content: ReactNode;
}

/** Interface of a map provider: it draws a view with marks and reports interactions. */
export interface ProviderProps {
  readonly view: MapView;
  /** Largest zoom at the view's centre. */
  readonly zoomMax: number;
  readonly marks: readonly MapMark[];
  /** Streets and houses from the content, for providers without their own. */
  readonly surroundings: FeatureCollection | null;
  /** Whether views change without animation. */
  readonly still: boolean;
  /** Called when the visitor moves the map. */
  readonly onView: (view: MapView) => void;
  /** Called on a press beside all marks. */
  readonly onPress: () => void;
  /** Called when the map cannot be shown. */
  readonly onFail: (reason: unknown) => void;
}

/** Zoom limits of all providers. */
export const ZOOM_MAX = 18;
export const ZOOM_MIN = 2;
