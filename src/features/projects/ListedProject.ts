import type { PictureMedia } from '../../components/Picture/Picture';

/** Groups of filters. */
export type ProjectGroup = 'designations' | 'subsidiaries' | 'statuses' | 'countries' | 'cities';

/** A project in its listing. Its filter values are labels, which visitors read and addresses contain. */
export interface ListedProject extends Readonly<Record<ProjectGroup, readonly string[]>> {
  id: string;
  title: string;
  path: string;
  picture: PictureMedia | null;
  /** Number of homes; null if unknown or meaningless. */
  units: number | null;
  latitude: number | null;
  longitude: number | null;
}

/** Tells whether a project has coordinates. */
export const isOnMap = ({ latitude, longitude }: ListedProject): boolean =>
  latitude !== null && longitude !== null;
