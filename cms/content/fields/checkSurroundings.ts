import { z } from 'zod';

const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.number());

const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: position }),
  z.object({ type: z.literal('LineString'), coordinates: z.array(position).min(2) }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(position).min(4)).min(1) }),
]);

const feature = z.object({
  type: z.literal('Feature'),
  properties: z.object({
    // The kinds of shape that the site can draw (`src/components/Map/readSurroundings.ts`).
    kind: z.enum(['water', 'park', 'street', 'building', 'plot', 'place']),
    name: z.union([z.string(), z.object({ he: z.string(), en: z.string() })]).optional(),
  }),
  geometry,
});

const surroundings = z.object({
  type: z.literal('FeatureCollection'),
  /** True if the shapes are invented. The site then marks the map as an illustration. */
  illustration: z.boolean().optional(),
  features: z.array(feature),
});

/**
 * Validates GeoJSON that describes the surroundings of a place.
 * @param value parsed JSON, or null or undefined
 * @returns true, or a message with the location of the first error
 */
export function checkSurroundings(value: unknown): true | string {
  if (value === null || value === undefined) return true;
  const { error } = surroundings.safeParse(value);
  const [issue] = error?.issues ?? [];
  return issue ? `${issue.path.join('.') || 'GeoJSON'}: ${issue.message}` : true;
}
