import type { Coordinates } from '../../components/Map/mercator';
import type { RentalHome } from './RentalHome';

/** An apartment of a project's page (project-marketing §3, Apartment). */
export interface ProjectHome extends RentalHome {
  /** The tab that it stands under. */
  tab: string | null;
  type: { value: string; name: string } | null;
  orientation: string | null;
  /** To be paid in advance, in shekels; null where it cannot be reserved on the site. */
  advance: number | null;
  specification: Queries.RichTextFieldsFragment | null;
  apartmentFeatures: readonly string[];
  buildingFeatures: readonly string[];
  location: Coordinates | null;
}
