import { gravelHeaps } from '../scenes/gravelHeaps';
import { schoolyard } from '../scenes/schoolyard';
import { mixerRoad } from '../scenes/mixerRoad';
import { urbanStream } from '../scenes/urbanStream';
import { blueprint } from '../scenes/blueprint';
import { floorPlan } from '../scenes/floorPlan';
import { masterPlan } from '../scenes/masterPlan';
import { livingRoom } from '../scenes/livingRoom';
import { kitchen } from '../scenes/kitchen';
import { lobby } from '../scenes/lobby';
import { atrium } from '../scenes/atrium';
import { solarRoofs } from '../scenes/solarRoofs';
import { park } from '../scenes/park';
import { officeCampus } from '../scenes/officeCampus';
import { concretePlant } from '../scenes/concretePlant';
import { logistics } from '../scenes/logistics';
import { rentalHouse } from '../scenes/rentalHouse';
import { riverCity } from '../scenes/riverCity';
import { facadeBalconies, facadeBlades, facadeGlass, facadeStone } from '../scenes/facadeDetails';
import { firstRoad } from '../scenes/firstRoad';
import { aerialPlan } from '../scenes/aerialPlan';
import { bridge } from '../scenes/bridge';
import { faded, sepia } from '../scenes/prints';
import { craneView } from '../scenes/craneView';
import { quarry } from '../scenes/quarry';
import { concreteWall, siteCrew } from '../scenes/siteStories';
import { blockWorks, gypsumWorks, plasterWorks, sealingWorks } from '../scenes/works';
import { card, type Picture, type Scene } from './Picture';

const printed =
  (scene: Scene, print: typeof sepia): Scene =>
  (width, height) =>
    print(scene(width, height));

/** Pictures for half a page, cards and the group's history. */
export const cards: readonly Picture[] = [
  card('living-room', livingRoom),
  card('kitchen', kitchen),
  card('lobby', lobby),
  card('atrium', atrium),
  card('facade-blades', facadeBlades),
  card('facade-stone', facadeStone),
  card('facade-glass', facadeGlass),
  card('facade-balconies', facadeBalconies),
  card('solar-roofs', solarRoofs),
  card('park', park),
  card('office-campus', officeCampus),
  card('concrete-plant', concretePlant),
  card('logistics', logistics),
  card('rental-house', rentalHouse),
  card('river-city', riverCity),
  card('urban-stream', urbanStream),
  card('works-plaster', plasterWorks),
  card('works-gypsum', gypsumWorks),
  card('works-blocks', blockWorks),
  card('works-sealing', sealingWorks),
  card('crane-view', craneView),
  card('site-crew', siteCrew),
  card('concrete-wall', concreteWall),
  card('mixer-road', mixerRoad),
  card('gravel-heaps', gravelHeaps),
  card('schoolyard', schoolyard),
  card('blueprint', blueprint),
  card('floor-plan', floorPlan),
  card('master-plan', masterPlan),
  card('history-1948', printed(firstRoad, sepia)),
  card('history-1957', printed(quarry, sepia)),
  card(
    'history-1974',
    printed((width, height) => bridge(width, height, 'piers'), faded),
  ),
  card('history-1989', printed(aerialPlan, faded)),
];
