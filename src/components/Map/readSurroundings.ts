import type { Feature, FeatureCollection, Position } from 'geojson';
import type { Language } from '../../i18n/languages';

/**
 * What surroundings consist of, from the lowest to the topmost. The CMS checks the same list
 * (`cms/content/fields/surroundingsField.ts`).
 */
export const SURROUNDING_KINDS = ['water', 'park', 'street', 'building', 'plot', 'place'] as const;

export type SurroundingKind = (typeof SURROUNDING_KINDS)[number];

/**
 * The content's GeoJSON.
 * @param raw as it stands in the content
 * @returns null for what is no collection of features
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

/** What a shape shows; undefined for what this site does not draw. */
export const kindOf = ({ properties }: Feature): SurroundingKind | undefined =>
  SURROUNDING_KINDS.find((kind) => kind === properties?.kind);

/** The name of a shape in a language, if it has one. */
export function nameOf({ properties }: Feature, language: Language): string | null {
  const names: unknown = properties?.name;
  const name: unknown = typeof names === 'object' && names !== null ? Reflect.get(names, language) : names;
  return typeof name === 'string' && name !== '' ? name : null;
}

/** The lines a shape is drawn with; none for a point. */
export function linesOf({ geometry }: Feature): readonly (readonly Position[])[] {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'LineString' ? [geometry.coordinates] : [];
}
