import { aerialPlan } from '../../illustrations/scenes/aerialPlan';
import { bridge } from '../../illustrations/scenes/bridge';
import { cityDay } from '../../illustrations/scenes/cityDay';
import { coastDawn } from '../../illustrations/scenes/coastDawn';
import { construction } from '../../illustrations/scenes/construction';
import { galilee } from '../../illustrations/scenes/galilee';
import { nightCity } from '../../illustrations/scenes/nightCity';
import { boulevard } from '../../illustrations/scenes/boulevard';
import { headOffice } from '../../illustrations/scenes/headOffice';
import { quarry } from '../../illustrations/scenes/quarry';
import { roadWorks } from '../../illustrations/scenes/roadWorks';
import { towersDusk } from '../../illustrations/scenes/towersDusk';
import { text } from '../../lib/bilingual';
import { tall, wide, type SeedFile } from './SeedFile';

const TOWERS = text(
  'מגדלי מגורים עם חלונות מוארים בשעת בין ערביים, ולפניהם פארק ובריכה',
  'Residential towers with lit windows at dusk, a park and a pool before them',
);
const COAST = text('מגדלי מגורים מעל חוף הים בזריחה', 'Residential towers above the shore at sunrise');
const CITY = text('שכבות של גגות ומגדלים בעיר ירוקה', 'Layers of roofs and towers in a green city');
const GALILEE = text(
  'בתי אבן עם גגות אדומים על גבעה בגליל, בין עצי זית',
  'Stone houses with red roofs on a hill in the Galilee, among olive trees',
);
const BRIDGE = text('גשר מיתרים מעל עמק ירוק', 'A cable-stayed bridge over a green valley');
const OFFICE = text('בניין מטה הקבוצה מואר בערב', "The group's head office, lit in the evening");

/** Large pictures: for the top of pages and for galleries. */
export const places: readonly SeedFile[] = [
  wide('towers-dusk', towersDusk, TOWERS),
  tall('towers-dusk-tall', towersDusk, TOWERS),
  wide('coast-dawn', coastDawn, COAST),
  tall('coast-dawn-tall', coastDawn, COAST),
  wide('city-day', cityDay, CITY),
  tall('city-day-tall', cityDay, CITY),
  wide('galilee', galilee, GALILEE),
  tall('galilee-tall', galilee, GALILEE),
  wide('bridge', bridge, BRIDGE),
  tall('bridge-tall', bridge, BRIDGE),
  wide('head-office', headOffice, OFFICE),
  tall('head-office-tall', headOffice, OFFICE),
  wide(
    'boulevard',
    boulevard,
    text('שדרה עם עצים, חנויות ובתי מגורים', 'A boulevard with trees, shops and homes'),
  ),
  wide('night-city', nightCity, text('רובע עסקים מואר בלילה', 'A business quarter lit at night')),
  wide(
    'construction',
    construction,
    text('אתר בנייה עם עגורני צריח', 'A construction site with tower cranes'),
  ),
  wide('quarry', quarry, text('מדרגות של מחצבת גיר ומשאיות', 'Terraces of a limestone quarry, with lorries')),
  wide('road-works', roadWorks, text('סלילת כביש חדש בין גבעות', 'A new road being paved between hills')),
  wide(
    'aerial-plan',
    aerialPlan,
    text('שכונה סביב פארק במבט מן האוויר', 'A neighbourhood around a park, from the air'),
  ),
];
