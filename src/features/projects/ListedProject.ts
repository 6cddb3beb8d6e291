import type { PictureMedia } from '../../components/Picture/Picture';

/** A project as its listing shows and narrows it. What it is filtered by are the labels that visitors read and addresses name. */
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
  /** Homes in it; null where that is not known or means nothing. */
  units: number | null;
  latitude: number | null;
  longitude: number | null;
}
