import type { FeatureCollection } from 'geojson';
import type { ReactNode } from 'react';
import type { Coordinates, MapView } from './mercator';

/** Something that stands on the map at a place. */
export interface MapMark extends Coordinates {
  readonly key: string;
  readonly content: ReactNode;
}

/** What a provider of maps does: it draws a view with marks, and says what a visitor does to it. */
export interface ProviderProps {
  readonly view: MapView;
  readonly marks: readonly MapMark[];
  /** What the content knows of streets and houses; a provider that has its own needs none. */
  readonly surroundings: FeatureCollection | null;
  /** Views change at once instead of gliding. */
  readonly still: boolean;
  /** The visitor moved the map. */
  readonly onView: (view: MapView) => void;
  /** A press beside all marks. */
  readonly onPress: () => void;
  /** It cannot be shown. */
  readonly onFail: (reason: unknown) => void;
}

/** Zooms of both providers at most and at least. */
export const ZOOM_MAX = 18;
export const ZOOM_MIN = 2;
