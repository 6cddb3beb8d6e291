import { HOME_PLANS, type HomePlanName } from '../../cms/seed/content/homes/homePlans';
import { homePlan } from '../drawings/homePlan';
import { gravelHeaps } from '../scenes/gravelHeaps';
import { schoolyard } from '../scenes/schoolyard';
import { mixerRoad } from '../scenes/mixerRoad';
import { urbanStream } from '../scenes/urbanStream';
import { masterPlan } from '../scenes/masterPlan';
import { livingRoom } from '../scenes/livingRoom';
import { kitchen } from '../scenes/kitchen';
import { lobby } from '../scenes/lobby';
import { atrium } from '../scenes/atrium';
import { solarRoofs } from '../scenes/solarRoofs';
import { officeCampus } from '../scenes/officeCampus';
import { concretePlant } from '../scenes/concretePlant';
import { logistics } from '../scenes/logistics';
import { riverCity } from '../scenes/riverCity';
import { facadeBlades, facadeGlass, facadeStone } from '../scenes/facadeDetails';
import { firstRoad } from '../scenes/firstRoad';
import { aerialPlan } from '../scenes/aerialPlan';
import { bridge } from '../scenes/bridge';
import { faded, sepia } from '../scenes/prints';
import { craneView } from '../scenes/craneView';
import { quarry } from '../scenes/quarry';
import { concreteWall, siteCrew } from '../scenes/siteStories';
import { blockWorks, gypsumWorks, plasterWorks, sealingWorks } from '../scenes/works';
import { card, drawn, type Picture, type Scene } from './Picture';

/** A flat of a type, on a middle floor. */
const typical = (plan: HomePlanName, name: string) => ({
  name,
  plan: HOME_PLANS[plan],
  side: 'W' as const,
  floor: 3,
  floors: 8,
});

const printed =
  (scene: Scene, print: typeof sepia): Scene =>
  (width, height) =>
    print(scene(width, height));

/** Pictures for half a page, cards and the group's history. */
export const cards: readonly Picture[] = [
  card('living-room', livingRoom({ seed: 'living-room', outlook: 'sea', floor: 12, look: 3 })),
  card('kitchen', kitchen({ seed: 'kitchen', outlook: 'garden', floor: 0, look: 1 })),
  card('lobby', lobby),
  card('atrium', atrium),
  card('facade-blades', facadeBlades),
  card('facade-stone', facadeStone),
  card('facade-glass', facadeGlass),
  card('solar-roofs', solarRoofs),
  card('office-campus', officeCampus),
  card('concrete-plant', concretePlant),
  card('logistics', logistics),
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
  drawn('blueprint', homePlan(typical('5-127', 'blueprint'), 'lines')),
  drawn('floor-plan', homePlan(typical('4-98', 'floor-plan'), 'coloured')),
  card('master-plan', masterPlan),
  card('history-1948', printed(firstRoad, sepia)),
  card('history-1957', printed(quarry, sepia)),
  card(
    'history-1974',
    printed((width, height) => bridge(width, height, 'piers'), faded),
  ),
  card('history-1989', printed(aerialPlan, faded)),
];
