interface Name {
  readonly he: string;
  readonly en: string;
}
type Position = readonly [number, number];
type Geometry =
  | { readonly type: 'Point'; readonly coordinates: Position }
  | { readonly type: 'LineString'; readonly coordinates: readonly Position[] }
  | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Position[])[] };

/** Where the head office stands in the demo: an invented address. */
export const HEAD_OFFICE = { latitude: 32.0612, longitude: 34.7895 } as const;

/** Metres east and north of the head office as longitude and latitude. */
const at = (east: number, north: number): Position => [
  Number((HEAD_OFFICE.longitude + east / 94_300).toFixed(6)),
  Number((HEAD_OFFICE.latitude + north / 110_900).toFixed(6)),
];

const shape = (kind: string, geometry: Geometry, name?: Name) => ({
  type: 'Feature',
  properties: { kind, ...(name && { name }) },
  geometry,
});
const street = (he: string, en: string, ...points: [number, number][]) =>
  shape('street', { type: 'LineString', coordinates: points.map(([x, y]) => at(x, y)) }, { he, en });
const area = (kind: string, west: number, south: number, east: number, north: number, name?: Name) =>
  shape(
    kind,
    {
      type: 'Polygon',
      coordinates: [[at(west, south), at(east, south), at(east, north), at(west, north), at(west, south)]],
    },
    name,
  );
const place = (he: string, en: string, east: number, north: number) =>
  shape('place', { type: 'Point', coordinates: at(east, north) }, { he, en });

/** Houses by west, south, east and north, in metres. */
const HOUSES = [
  [-30, 60, 20, 120],
  [50, 70, 120, 130],
  [40, 180, 115, 250],
  [180, 70, 250, 130],
  [270, 90, 350, 210],
  [180, 180, 240, 250],
  [-330, -150, -240, -70],
  [-200, -150, -90, -60],
  [-20, -140, 30, -80],
  [60, -120, 120, -50],
  [190, -110, 350, -20],
  [-330, -300, -230, -220],
  [-190, -320, -90, -220],
  [0, -290, 110, -190],
  [-330, 300, -230, 380],
  [-190, 300, -60, 370],
  [-560, -140, -480, -80],
  [-460, -150, -400, -70],
  [-560, 20, -420, 120],
  [-560, 150, -470, 230],
  [-800, -160, -650, -90],
  [-790, 40, -700, 130],
  [-680, 60, -630, 180],
  [-1040, 0, -900, 90],
  [-1030, 130, -950, 220],
  [-900, 300, -720, 380],
  [-560, 310, -440, 390],
  [440, -90, 560, -20],
  [440, 100, 520, 180],
  [540, 110, 600, 250],
  [660, -60, 800, 20],
  [660, 140, 760, 260],
  [780, 150, 830, 240],
  [900, 0, 1040, 60],
  [910, 150, 1020, 270],
  [440, 330, 560, 400],
  [680, 350, 820, 410],
  [440, -330, 580, -200],
  [660, -330, 760, -210],
  [900, -300, 1030, -190],
  [-800, -380, -680, -290],
  [-560, -380, -440, -280],
  [-1040, -400, -900, -290],
  [190, -400, 340, -320],
] as const;

/** Invented streets and houses around the head office, so that the demo's map shows more than a pin without any account. */
export const headOfficeSurroundings = {
  type: 'FeatureCollection',
  features: [
    area('park', -330, 70, -80, 250, { he: 'גן התחנה', en: 'Station Park' }),
    area('park', 170, -290, 330, -170),
    street('דרך המסילה', 'HaMesila Road', [-1200, -130], [-200, -30], [200, 30], [1200, 120]),
    street('רחוב הסתתים', 'HaSatatim Street', [-60, -420], [-50, -180], [-30, 180], [-10, 420]),
    street('רחוב הבנאים', 'HaBanaim Street', [150, -420], [150, -160], [145, 170], [150, 420]),
    street('רחוב המנוף', 'HaManof Street', [-1200, -240], [-210, -180], [210, -140], [1200, -100]),
    street('שדרת הברושים', 'Cypress Avenue', [-1200, 250], [-200, 275], [220, 280], [1200, 330]),
    street('רחוב האומנים', 'HaUmanim Street', [-380, -420], [-370, -150], [-360, 160], [-350, 420]),
    street('רחוב הגשר', 'HaGesher Street', [390, -420], [390, -150], [385, 160], [380, 420]),
    ...[-1080, -830, -600, 620, 860, 1080].map((x) =>
      shape('street', { type: 'LineString', coordinates: [at(x, -420), at(x + 10, 0), at(x, 420)] }),
    ),
    ...HOUSES.map(([west, south, east, north]) => area('building', west, south, east, north)),
    area('plot', -20, 15, 40, 45),
    place('תחנת הרכבת', 'Railway station', -230, 20),
    place('הקריה הטכנית', 'Technical campus', 280, 330),
    place('שוק הבנאים', 'Builders’ market', 60, -350),
  ],
} as const;
