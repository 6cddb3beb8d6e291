import type { PictureMedia } from '../../components/Picture/Picture';

/** A project in its listing. Its filter values are labels, which visitors read and addresses contain. */
export interface ListedProject {
  id: string;
  title: string;
  path: string;
  picture: PictureMedia | null;
  designations: readonly string[];
  subsidiaries: readonly string[];
  statuses: readonly string[];
  countries: readonly string[];
  cities: readonly string[];
  /** Number of homes; null if unknown or meaningless. */
  units: number | null;
  latitude: number | null;
  longitude: number | null;
}
