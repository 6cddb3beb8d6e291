import { surroundingShapes } from './surroundingShapes';

/** Invented location of the head office. */
export const HEAD_OFFICE = { latitude: 32.0612, longitude: 34.7895 } as const;

const { street, area, place } = surroundingShapes(HEAD_OFFICE);

/** Invented houses. Each row gives the west, south, east and north edge in metres from the head office. */
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

/** Invented streets and houses around the head office. With them, the map works without a map provider. */
export const headOfficeSurroundings = {
  type: 'FeatureCollection',
  illustration: true,
  features: [
    area('park', -330, 70, -80, 250, { he: 'גן התחנה', en: 'Station Park' }),
    area('park', 170, -290, 330, -170),
    street({ he: 'דרך המסילה', en: 'HaMesila Road' }, [-1200, -130], [-200, -30], [200, 30], [1200, 120]),
    street({ he: 'רחוב הסתתים', en: 'HaSatatim Street' }, [-60, -420], [-50, -180], [-30, 180], [-10, 420]),
    street({ he: 'רחוב הבנאים', en: 'HaBanaim Street' }, [150, -420], [150, -160], [145, 170], [150, 420]),
    street(
      { he: 'רחוב המנוף', en: 'HaManof Street' },
      [-1200, -240],
      [-210, -180],
      [210, -140],
      [1200, -100],
    ),
    street({ he: 'שדרת הברושים', en: 'Cypress Avenue' }, [-1200, 250], [-200, 275], [220, 280], [1200, 330]),
    street(
      { he: 'רחוב האומנים', en: 'HaUmanim Street' },
      [-380, -420],
      [-370, -150],
      [-360, 160],
      [-350, 420],
    ),
    street({ he: 'רחוב הגשר', en: 'HaGesher Street' }, [390, -420], [390, -150], [385, 160], [380, 420]),
    ...[-1080, -830, -600, 620, 860, 1080].map((x) => street(undefined, [x, -420], [x + 10, 0], [x, 420])),
    ...HOUSES.map(([west, south, east, north]) => area('building', west, south, east, north)),
    area('plot', -20, 15, 40, 45),
    place({ he: 'תחנת הרכבת', en: 'Railway station' }, -230, 20),
    place({ he: 'הקריה הטכנית', en: 'Technical campus' }, 280, 330),
    place({ he: 'שוק הבנאים', en: 'Builders’ market' }, 60, -350),
  ],
} as const;
