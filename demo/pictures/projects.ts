import type { Outlook } from '../../cms/seed/content/homes/SeedHouse';
import { HOME_PLANS, type HomePlanName } from '../../cms/seed/content/homes/homePlans';
import {
  projectPicture,
  PROJECT_SUBJECTS,
  type Subject,
} from '../../cms/seed/content/projects/projectPictures';
import { homePlan } from '../drawings/homePlan';
import type { Colour } from '../engine/colour';
import { dawn, day, dusk, golden, type Mood } from '../engine/moods';
import type { TowerStyle } from '../parts/towers';
import type { TreeKind } from '../parts/trees';
import { balcony } from '../scenes/balcony';
import { street, type Street } from '../scenes/boulevard';
import { kitchen } from '../scenes/kitchen';
import { livingRoom } from '../scenes/livingRoom';
import { lobbyOf, type LobbyLook } from '../scenes/lobby';
import { sharedRoom } from '../scenes/sharedRoom';
import { estateAt } from './estates';
import { half, vector, wide, type Picture, type Scene } from './Picture';

/** What the pictures of a project have in common. */
interface Shown {
  /** Name of the picture of its buildings. */
  estate?: string;
  outlook: Outlook;
  floor: number;
  look: number;
  street: Pick<Street, 'walls' | 'floors' | 'trees' | 'mood' | 'end'>;
  lobby: Omit<LobbyLook, 'seed'>;
  plan: HomePlanName;
}

const streetOf = (
  mood: Mood,
  walls: readonly [Colour, ...Colour[]],
  floors: readonly [number, number],
  trees: readonly [TreeKind, TreeKind],
  end?: TowerStyle,
): Shown['street'] => ({ mood, walls, floors, trees, ...(end && { end }) });

const lobbyLook = (
  [panel, stone, ceiling, floor, desk]: readonly [Colour, Colour, Colour, Colour, Colour],
  sofas: readonly [Colour, Colour],
  tall: number,
  evening = false,
): Shown['lobby'] => ({ panel, stone, ceiling, floor, desk, sofas, tall, evening });

const SHOWN: Readonly<Record<string, Shown>> = {
  boulevard12: {
    estate: 'estate-boulevard',
    outlook: 'street',
    floor: 4,
    look: 5,
    street: streetOf(golden, ['#efe7da', '#c98a63', '#dfcba6'], [5, 8], ['olive', 'round']),
    lobby: lobbyLook(['#7a4a34', '#eadcc4', '#e9dfce', '#cdbfa8', '#3f5a55'], ['#6f8a80', '#d9a066'], 4.6),
    plan: '4-98',
  },
  springGardens: {
    estate: 'estate-spring',
    outlook: 'garden',
    floor: 1,
    look: 6,
    street: streetOf(dawn, ['#e9e2d6', '#cfd3bb', '#e6d8c2'], [3, 5], ['round', 'cypress']),
    lobby: lobbyLook(['#5d7a5a', '#e9e2d0', '#d8c29a', '#d9cdb9', '#a3754c'], ['#c98e6b', '#6f7d5c'], 4.2),
    plan: '5-118',
  },
  waveTowers: {
    estate: 'estate-wave',
    outlook: 'sea',
    floor: 15,
    look: 3,
    street: streetOf(day, ['#f1ece2', '#dbe2e2', '#e9dfce'], [7, 11], ['pine', 'cypress'], 'white'),
    lobby: lobbyLook(['#2a5a72', '#eef0ea', '#e8e2d6', '#e3ddd0', '#f1ece0'], ['#55707a', '#e0c695'], 8.2),
    plan: '3-79',
  },
  masilaQuarter: {
    estate: 'estate-quarter',
    outlook: 'city',
    floor: 14,
    look: 7,
    street: streetOf(dusk, ['#e7e2da', '#cdd2d2', '#d8c9b2'], [8, 12], ['round', 'round'], 'ribbon'),
    lobby: lobbyLook(
      ['#3b3f52', '#d9d2c6', '#b48a5e', '#bfb6a8', '#a8472a'],
      ['#7b4a63', '#c9b38f'],
      6.6,
      true,
    ),
    plan: '5-127',
  },
  shoreTowers: {
    estate: 'estate-shore',
    outlook: 'sea',
    floor: 9,
    look: 1,
    street: streetOf(day, ['#f4efe4', '#e8dcc4', '#f1e6d4'], [4, 7], ['palm', 'palm'], 'white'),
    lobby: lobbyLook(['#c9a57c', '#f1e8d8', '#f1ece0', '#e9dcc4', '#1f5a6b'], ['#efe6d6', '#4a708d'], 5.4),
    plan: '6-148',
  },
  pomegranate: {
    estate: 'estate-pomegranate',
    outlook: 'trees',
    floor: 3,
    look: 0,
    street: streetOf(day, ['#e9dfce', '#d99b7c', '#efe7da'], [6, 9], ['round', 'olive']),
    lobby: lobbyLook(['#a8472a', '#efe2ce', '#eadfce', '#d6c8b2', '#8a623f'], ['#3f5a55', '#d9b45a'], 3.8),
    plan: '4-92',
  },
  almondGrove: {
    estate: 'estate-almond',
    outlook: 'trees',
    floor: 2,
    look: 2,
    street: streetOf(golden, ['#f3eee4', '#efe3cc', '#e4e6da'], [4, 8], ['cypress', 'olive']),
    lobby: lobbyLook(['#8f9b86', '#f3eee2', '#f3ecdf', '#ddd2bf', '#c7a074'], ['#b4674a', '#8fa38a'], 3.6),
    plan: '3-74',
  },
  vineHouse: {
    estate: 'estate-vine',
    outlook: 'street',
    floor: 3,
    look: 4,
    street: streetOf(dawn, ['#dcc9a6', '#e3d3b4', '#cfc0a2'], [5, 7], ['olive', 'round'], 'stone'),
    lobby: lobbyLook(['#31505a', '#e5d3b4', '#c9a67c', '#d9cdb9', '#8a6747'], ['#b4674a', '#55707a'], 7.4),
    plan: '2-52',
  },
  masilaTower: {
    estate: 'estate-offices-glass',
    outlook: 'city',
    floor: 12,
    look: 1,
    street: streetOf(day, ['#cfd6d8', '#b9c4c8', '#dcd8ce'], [9, 13], ['round', 'palm'], 'glass'),
    lobby: lobbyLook(['#54697a', '#dfe2e0', '#8f9a9e', '#c9ccc8', '#12262f'], ['#27455f', '#a9b8bd'], 9.4),
    plan: '2-52',
  },
};

/** Buildings that have a second picture, of another time of day, but no rooms. */
const BUILDINGS: Readonly<Record<string, string>> = {
  stationStreet: 'estate-desert',
  moonTower: 'estate-tower-night',
  bladeHouse: 'estate-offices-terracotta',
  palmMarket: 'estate-shops',
  library: 'estate-library',
  tileStreet: 'estate-lisbon',
};

function sceneOf(key: string, subject: Subject): Scene {
  const seed = projectPicture(key, subject);
  const shown = SHOWN[key];
  if (!shown) {
    const building = BUILDINGS[key];
    return building
      ? estateAt(building, subject === 'day' ? day : dusk)
      : street({ ...streetOf(dusk, ['#efe7da', '#dfcba6', '#c98a63'], [6, 9], ['round', 'palm']), seed });
  }
  const { outlook, floor, look } = shown;
  const interior = { seed, outlook, floor, look };
  if (subject === 'street') return street({ ...shown.street, seed });
  if (subject === 'lobby') return lobbyOf({ ...shown.lobby, seed });
  if (subject === 'living') return livingRoom(interior);
  if (subject === 'kitchen') return kitchen({ ...interior, look: (look + 3) % 8 });
  if (subject === 'meeting') return sharedRoom(interior);
  if (subject === 'view') return balcony(interior);
  return estateAt(shown.estate ?? '', subject === 'day' ? day : dusk);
}

/** Pictures at the top of a page. */
const WIDE = new Set(['boulevard12-evening', 'springGardens-evening', 'tileStreet-evening']);

/** Pictures that show only one project. */
export const projects: readonly Picture[] = Object.entries(PROJECT_SUBJECTS).flatMap(([key, subjects]) =>
  subjects.map((subject) => {
    const name = projectPicture(key, subject);
    if (subject === 'plan') {
      const plan = HOME_PLANS[SHOWN[key]?.plan ?? '4-98'];
      return vector(name, homePlan({ name, plan, side: 'W', floor: 2, floors: 8 }, 'coloured'));
    }
    return (WIDE.has(name) ? wide : half)(name, sceneOf(key, subject));
  }),
);
