import type {
  ExpressionSpecification as Expression,
  FilterSpecification as Filter,
  LayerSpecification as Layer,
  StyleSpecification,
} from 'maplibre-gl';
import type { Language } from '../../i18n/languages';
import { color } from '../../theme/tokens';

interface StyleOptions {
  /** Absolute URL of a PMTiles file. */
  address: string;
  language: Language;
  /** Resolves a colour token to a colour that MapLibre can read. */
  paint: (token: string) => string;
}

const SOURCE = 'tiles';
/** The page's fonts, which the browser uses to draw the labels. */
const FONTS = ['Heebo Variable', 'Arial'];

const GREEN = [
  'allotments',
  'cemetery',
  'forest',
  'garden',
  'golf_course',
  'grass',
  'grassland',
  'meadow',
  'national_park',
  'nature_reserve',
  'orchard',
  'park',
  'pitch',
  'playground',
  'protected_area',
  'scrub',
  'wood',
];
const BUILT = ['college', 'commercial', 'hospital', 'industrial', 'railway', 'school', 'university'];
/** Kinds of landmarks that help visitors to orient themselves. */
const LANDMARKS = [
  'beach',
  'college',
  'hospital',
  'museum',
  'park',
  'school',
  'stadium',
  'station',
  'university',
];

const kindIs = (...kinds: string[]): Filter => ['in', ['get', 'kind'], ['literal', kinds]];
/** Interpolates exponentially between pairs of zoom and value, which is how streets grow on the screen. */
const byZoom = (...stops: (readonly [zoom: number, value: number])[]): Expression => [
  'interpolate',
  ['exponential', 1.6],
  ['zoom'],
  ...stops.flat(),
];

/** Width of roads in px as pairs of zoom and width, by road class. Casings (outlines) are 1 px wider. */
const ROADS = {
  highway: [
    [6, 0.8],
    [12, 3.5],
    [18, 26],
  ],
  major_road: [
    [8, 0.4],
    [13, 2.5],
    [18, 22],
  ],
  minor_road: [
    [12, 0.4],
    [15, 3],
    [18, 16],
  ],
} as const;

/**
 * MapLibre style in the site's colours, for vector tiles in the schema of Protomaps' basemap. It has no background, so
 * that the base map is visible where the file has no data. It loads no fonts or images from other hosts.
 */
export function vectorStyle({ address, language, paint }: StyleOptions): StyleSpecification {
  const layer = (id: string, from: string, rest: object): Layer =>
    ({ id, source: SOURCE, 'source-layer': from, ...rest }) as Layer;

  const road = (kind: keyof typeof ROADS, part: 'casing' | 'fill'): Layer =>
    layer(`${kind}-${part}`, 'roads', {
      type: 'line',
      minzoom: ROADS[kind][0][0],
      filter: kindIs(kind),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': paint(
          part === 'casing' ? color.lineStrong : kind === 'highway' ? color.sand : color.surface,
        ),
        'line-width': byZoom(
          ...ROADS[kind].map(([zoom, width]) => [zoom, part === 'casing' ? width + 1 : width] as const),
        ),
        ...(part === 'casing' && { 'line-opacity': byZoom([ROADS[kind][0][0], 0.2], [15, 0.6]) }),
      },
    });

  const label = (
    id: string,
    from: string,
    { ink, ...rest }: { ink: string; [key: string]: unknown },
  ): Layer => {
    const { layout, ...others } = rest as { layout: object };
    return layer(id, from, {
      type: 'symbol',
      ...others,
      layout: {
        'text-field': ['coalesce', ['get', `name:${language}`], ['get', 'name']],
        'text-font': FONTS,
        'text-max-width': 8,
        ...layout,
      },
      paint: { 'text-color': paint(ink), 'text-halo-color': paint(color.mapLand), 'text-halo-width': 1.5 },
    });
  };

  return {
    version: 8,
    sources: { [SOURCE]: { type: 'vector', url: `pmtiles://${address}` } },
    layers: [
      layer('earth', 'earth', {
        type: 'fill',
        filter: ['==', ['geometry-type'], 'Polygon'],
        paint: { 'fill-color': paint(color.mapLand) },
      }),
      layer('built', 'landuse', {
        type: 'fill',
        filter: kindIs(...BUILT),
        paint: { 'fill-color': paint(color.stoneDeep) },
      }),
      layer('green', 'landuse', {
        type: 'fill',
        filter: kindIs(...GREEN),
        paint: { 'fill-color': paint(color.mapGreen) },
      }),
      layer('water', 'water', {
        type: 'fill',
        filter: ['==', ['geometry-type'], 'Polygon'],
        paint: { 'fill-color': paint(color.mapWater) },
      }),
      layer('rivers', 'water', {
        type: 'line',
        minzoom: 9,
        filter: [
          'all',
          ['==', ['geometry-type'], 'LineString'],
          kindIs('river', 'stream', 'canal'),
        ] as Filter,
        paint: { 'line-color': paint(color.mapWater), 'line-width': byZoom([9, 0.8], [18, 8]) },
      }),
      layer('buildings', 'buildings', {
        type: 'fill',
        minzoom: 14,
        filter: kindIs('building', 'building_part'),
        paint: { 'fill-color': paint(color.line), 'fill-outline-color': paint(color.lineStrong) },
      }),
      layer('paths', 'roads', {
        type: 'line',
        minzoom: 14,
        filter: kindIs('path', 'other'),
        paint: { 'line-color': paint(color.surface), 'line-width': byZoom([14, 0.8], [18, 3]) },
      }),
      layer('rails', 'roads', {
        type: 'line',
        minzoom: 11,
        filter: kindIs('rail'),
        paint: {
          'line-color': paint(color.lineStrong),
          'line-width': byZoom([11, 0.6], [18, 2]),
          'line-dasharray': [4, 2],
        },
      }),
      road('minor_road', 'casing'),
      road('major_road', 'casing'),
      road('highway', 'casing'),
      road('minor_road', 'fill'),
      road('major_road', 'fill'),
      road('highway', 'fill'),
      label('road-names', 'roads', {
        ink: color.inkMuted,
        minzoom: 14,
        filter: kindIs(...Object.keys(ROADS)),
        layout: { 'symbol-placement': 'line', 'text-size': 12 },
      }),
      label('water-names', 'water', {
        ink: color.inkMuted,
        minzoom: 8,
        filter: ['==', ['geometry-type'], 'Point'],
        layout: { 'text-size': 12 },
      }),
      label('landmarks', 'pois', {
        ink: color.inkMuted,
        minzoom: 15,
        filter: kindIs(...LANDMARKS),
        layout: { 'text-size': 12 },
      }),
      label('neighbourhoods', 'places', {
        ink: color.inkMuted,
        minzoom: 12,
        filter: kindIs('neighbourhood', 'macrohood'),
        layout: { 'text-size': 13 },
      }),
      label('towns', 'places', {
        ink: color.inkSoft,
        maxzoom: 15,
        filter: kindIs('locality'),
        layout: {
          'text-size': [
            'interpolate',
            ['linear'],
            ['coalesce', ['get', 'population_rank'], 0],
            5,
            13,
            12,
            17,
          ],
          // Above or below the town's centre, because a pin in the centre would cover the name.
          'text-variable-anchor': ['top', 'bottom'],
          'text-radial-offset': 0.4,
          // If names would overlap, those of larger towns are shown.
          'symbol-sort-key': ['-', ['coalesce', ['get', 'population_rank'], 0]],
        },
      }),
      label('countries', 'places', {
        ink: color.inkSoft,
        maxzoom: 6,
        filter: kindIs('country'),
        layout: { 'text-size': 14 },
      }),
    ],
  };
}
