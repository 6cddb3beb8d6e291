import { coordinatesOf } from './coordinatesOf';
import { addressLine } from './locationLine';

type Placed = Parameters<typeof coordinatesOf>[0] &
  Parameters<typeof addressLine>[1] & { readonly address: { readonly street: string | null } | null };

/** Checks whether a project's page has a section with its address or a map. */
export const hasPlace = (project: Placed): boolean =>
  coordinatesOf(project) !== null || addressLine(project.address?.street, project) !== '';
