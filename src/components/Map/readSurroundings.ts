import type { Feature, FeatureCollection, Position } from 'geojson';
import type { Language } from '../../i18n/languages';

/**
 * Kinds of surroundings, from the lowest layer to the highest. The CMS validates against the same list
 * (`cms/content/fields/surroundingsField.ts`).
 */
export const SURROUNDING_KINDS = ['water', 'park', 'street', 'building', 'plot', 'place'] as const;

export type SurroundingKind = (typeof SURROUNDING_KINDS)[number];

/**
 * Reads the surroundings from the GeoJSON that the CMS delivers.
 * @returns null if it is not a feature collection
 */
export function readSurroundings(raw: unknown): FeatureCollection | null {
  const known =
    typeof raw === 'object' &&
    raw !== null &&
    'features' in raw &&
    Array.isArray(raw.features) &&
    'type' in raw;
  return known && raw.type === 'FeatureCollection' ? (raw as FeatureCollection) : null;
}

/** Returns the kind of a shape, or undefined for unknown kinds. */
export const kindOf = ({ properties }: Feature): SurroundingKind | undefined =>
  SURROUNDING_KINDS.find((kind) => kind === properties?.kind);

/** Returns the name of a shape in a language, or null if it has none. */
export function nameOf({ properties }: Feature, language: Language): string | null {
  const names: unknown = properties?.name;
  const name: unknown = typeof names === 'object' && names !== null ? Reflect.get(names, language) : names;
  return typeof name === 'string' && name !== '' ? name : null;
}

/** Checks whether the surroundings are invented. If so, the map must label them as an illustration. */
export const isIllustration = (surroundings: FeatureCollection | null): boolean =>
  surroundings !== null && 'illustration' in surroundings && surroundings.illustration === true;

/** Returns all positions of a shape as a flat list. */
export const positionsOf = (shape: Feature): readonly Position[] =>
  shape.geometry.type === 'Point' ? [shape.geometry.coordinates] : linesOf(shape).flat();

/** Returns the lines of a shape. A point has none. */
export function linesOf({ geometry }: Feature): readonly (readonly Position[])[] {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'LineString' ? [geometry.coordinates] : [];
}
