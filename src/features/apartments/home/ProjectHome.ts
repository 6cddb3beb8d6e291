import type { Coordinates } from '../../../components/Map/mercator';
import type { RentalHome } from './RentalHome';

/** An apartment as the list on its project's page shows it (project-marketing §3, Apartment). */
export interface ProjectHome extends RentalHome {
  /** Id of the list's tab that contains the apartment. */
  tab: string | null;
  type: { value: string; name: string } | null;
  orientation: string | null;
  /** Advance payment in shekels; null if the apartment cannot be reserved online. */
  advance: number | null;
  specification: Queries.RichTextFieldsFragment | null;
  apartmentFeatures: readonly string[];
  buildingFeatures: readonly string[];
  location: Coordinates | null;
  /** GeoJSON of the streets around the project, for the map. */
  surroundings: unknown;
}
