import { coordinatesOf } from './coordinatesOf';
import { addressOf } from './placeOf';

type Placed = Parameters<typeof coordinatesOf>[0] &
  Parameters<typeof addressOf>[1] & { readonly address: { readonly street: string | null } | null };

/** Checks whether a project's page has a section with its address or a map. */
export const hasPlace = (project: Placed): boolean =>
  coordinatesOf(project) !== null || addressOf(project.address?.street, project) !== '';
