import { blueprint } from '../../illustrations/scenes/blueprint';
import { floorPlan } from '../../illustrations/scenes/floorPlan';
import { masterPlan } from '../../illustrations/scenes/masterPlan';
import { officeMap } from '../../illustrations/scenes/officeMap';
import { livingRoom } from '../../illustrations/scenes/livingRoom';
import { kitchen } from '../../illustrations/scenes/kitchen';
import { lobby } from '../../illustrations/scenes/lobby';
import { atrium } from '../../illustrations/scenes/atrium';
import { solarRoofs } from '../../illustrations/scenes/solarRoofs';
import { park } from '../../illustrations/scenes/park';
import { officeCampus } from '../../illustrations/scenes/officeCampus';
import { concretePlant } from '../../illustrations/scenes/concretePlant';
import { logistics } from '../../illustrations/scenes/logistics';
import { rentalHouse } from '../../illustrations/scenes/rentalHouse';
import { riverCity } from '../../illustrations/scenes/riverCity';
import {
  facadeBalconies,
  facadeBlades,
  facadeGlass,
  facadeStone,
} from '../../illustrations/scenes/facadeDetails';
import { firstRoad } from '../../illustrations/scenes/firstRoad';
import { aerialPlan } from '../../illustrations/scenes/aerialPlan';
import { bridge } from '../../illustrations/scenes/bridge';
import { faded, sepia } from '../../illustrations/scenes/prints';
import { quarry } from '../../illustrations/scenes/quarry';
import { text } from '../../lib/bilingual';
import { card, type Scene, type SeedFile } from './SeedFile';

const printed =
  (scene: Scene, print: typeof sepia): Scene =>
  (width, height) =>
    print(scene(width, height));

/** Pictures for half a page, cards and the story of the group. */
export const cards: readonly SeedFile[] = [
  card(
    'living-room',
    livingRoom,
    text('סלון עם נוף לעיר ולים', 'A living room with a view of the town and the sea'),
  ),
  card(
    'kitchen',
    kitchen,
    text('מטבח עם אי וחלון לגינה', 'A kitchen with an island and a window to the garden'),
  ),
  card(
    'lobby',
    lobby,
    text('לובי של בניין משרדים, אבן ועץ', 'The lobby of an office building in stone and wood'),
  ),
  card('atrium', atrium, text('אטריום עם עצים תחת גג זכוכית', 'An atrium with trees under a glass roof')),
  card('facade-blades', facadeBlades, text('חזית עם להבי טרקוטה', 'A façade of terracotta blades')),
  card('facade-stone', facadeStone, text('חזית אבן עם חלונות עמוקים', 'A stone façade with deep windows')),
  card(
    'facade-glass',
    facadeGlass,
    text('קיר זכוכית שמשקף את הערב', 'A wall of glass that mirrors the evening'),
  ),
  card('facade-balconies', facadeBalconies, text('מרפסות של בניין חדש', 'The balconies of a new building')),
  card(
    'solar-roofs',
    solarRoofs,
    text('לוחות סולאריים על גגות העיר', 'Solar panels on the roofs of the town'),
  ),
  card('park', park, text('פארק שכונתי עם אגם ושביל', 'A neighbourhood park with a pond and a path')),
  card('office-campus', officeCampus, text('קמפוס משרדים סביב כיכר', 'An office campus around a square')),
  card('concrete-plant', concretePlant, text('מפעל בטון ומערבלים', 'A concrete plant with mixer lorries')),
  card('logistics', logistics, text('מרכז לוגיסטי ורציפי טעינה', 'A logistics centre and its loading docks')),
  card(
    'rental-house',
    rentalHouse,
    text('בתים להשכרה סביב גינה משותפת', 'Rental houses around a shared garden'),
  ),
  card(
    'river-city',
    riverCity,
    text('בתים על גדת נהר בעיר אירופית מושלגת', 'Houses on a river in a snowy European city'),
  ),
  card('blueprint', blueprint, text('שרטוט כחול של דירה', 'The blueprint of a flat')),
  card('floor-plan', floorPlan, text('תוכנית של דירת ארבעה חדרים', 'The plan of a four-room flat')),
  card('master-plan', masterPlan, text('תוכנית אב של רובע חדש', 'The master plan of a new quarter')),
  card(
    'office-map',
    officeMap,
    text('מפת הסביבה של משרדי הקבוצה', "A map of the streets around the group's offices"),
  ),
  card(
    'history-1948',
    printed(firstRoad, sepia),
    text('סוללים כביש חצץ אל כפר בגליל', 'Laying a gravel road to a village in the Galilee'),
  ),
  card(
    'history-1957',
    printed(quarry, sepia),
    text('המחצבה הראשונה, תצלום ישן', 'The first quarry, an old print'),
  ),
  card(
    'history-1974',
    printed((width, height) => bridge(width, height, 'piers'), faded),
    text('הגשר הראשון, תצלום דהוי', 'The first bridge, a faded print'),
  ),
  card(
    'history-1989',
    printed(aerialPlan, faded),
    text('שכונה חדשה מן האוויר, תצלום דהוי', 'A new neighbourhood from the air, a faded print'),
  ),
];
