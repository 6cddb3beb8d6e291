import { text } from '../../lib/bilingual';
import { jpg, type SeedFile } from './SeedFile';

const TOWERS = text(
  'מגדלי מגורים עם חלונות מוארים בשעת בין ערביים, ולפניהם פארק ובריכה',
  'Residential towers with lit windows at dusk, with a park and a pond in front',
);
const COAST = text('מגדלי מגורים מעל חוף הים בזריחה', 'Residential towers above the shore at sunrise');
const CITY = text('שכבות של גגות ומגדלים בעיר ירוקה', 'Layers of roofs and towers in a green city');
const GALILEE = text(
  'בתי אבן עם גגות אדומים על גבעה בגליל, בין עצי זית',
  'Stone houses with red roofs on a hill in the Galilee, among olive trees',
);
const BRIDGE = text('גשר מיתרים מעל עמק ירוק', 'A cable-stayed bridge over a green valley');
const OFFICE = text('בניין מטה הקבוצה מואר בערב', "The group's head office, lit in the evening");

const BALCONIES = text('מרפסות עמוקות של בניין חדש', 'The deep balconies of a new building');
const PARK = text(
  'פארק שכונתי עם אגם, שביל ומתקני משחק',
  'A neighbourhood park with a pond, a path and a playground',
);

/** Large pictures for page headers and galleries. */
export const places: readonly SeedFile[] = [
  jpg('towers-dusk', TOWERS),
  jpg('towers-dusk-tall', TOWERS),
  jpg('coast-dawn', COAST),
  jpg('coast-dawn-tall', COAST),
  jpg('city-day', CITY),
  jpg('city-day-tall', CITY),
  jpg('galilee', GALILEE),
  jpg('galilee-tall', GALILEE),
  jpg('bridge', BRIDGE),
  jpg('bridge-tall', BRIDGE),
  jpg('head-office', OFFICE),
  jpg('head-office-tall', OFFICE),
  jpg('boulevard', text('שדרה עם עצים, חנויות ובתי מגורים', 'A boulevard with trees, shops and homes')),
  jpg('night-city', text('רובע עסקים מואר בלילה', 'A business district lit up at night')),
  jpg('construction', text('אתר בנייה עם עגורני צריח', 'A construction site with tower cranes')),
  jpg('quarry', text('מדרגות של מחצבת גיר ומשאיות', 'Terraces of a limestone quarry, with lorries')),
  jpg('road-works', text('סלילת כביש חדש בין גבעות', 'A new road being paved between hills')),
  jpg('aerial-plan', text('שכונה סביב פארק במבט מן האוויר', 'A neighbourhood around a park, from the air')),
  jpg('balconies-wide', BALCONIES),
  jpg('balconies-tall', BALCONIES),
  jpg('park-wide', PARK),
  jpg('park-tall', PARK),
];
