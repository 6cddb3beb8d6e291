import type { PictureMedia } from '../../components/Picture/Picture';

/** Groups of filters that a project listing can have. */
export type ProjectGroup = 'designations' | 'subsidiaries' | 'statuses' | 'countries' | 'cities';

/**
 * A project as its listing shows it. Its filter values are labels and not ids, because the URL contains them in
 * readable form.
 */
export interface ListedProject extends Readonly<Record<ProjectGroup, readonly string[]>> {
  id: string;
  title: string;
  path: string;
  picture: PictureMedia | null;
  /** Number of apartments; null if it is unknown or does not apply. */
  units: number | null;
  latitude: number | null;
  longitude: number | null;
}

/** Checks whether a project has coordinates and can be shown on the map. */
export const isOnMap = ({ latitude, longitude }: ListedProject): boolean =>
  latitude !== null && longitude !== null;
