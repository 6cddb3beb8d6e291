import type { Coordinates } from '../../../components/Map/mercator';
import type { RentalHome } from './RentalHome';

/** An apartment of a project page (project-marketing §3, Apartment). */
export interface ProjectHome extends RentalHome {
  /** Id of its tab. */
  tab: string | null;
  type: { value: string; name: string } | null;
  orientation: string | null;
  /** Advance payment in shekels; null if it cannot be reserved online. */
  advance: number | null;
  specification: Queries.RichTextFieldsFragment | null;
  apartmentFeatures: readonly string[];
  buildingFeatures: readonly string[];
  location: Coordinates | null;
  /** GeoJSON of the streets around its project. */
  surroundings: unknown;
}
