import { picture, text, type Reference, type Text } from '../../lib/bilingual';

/** What a picture of one project shows. */
export type Subject =
  'day' | 'evening' | 'street' | 'lobby' | 'living' | 'kitchen' | 'view' | 'meeting' | 'plan';

const HOMES = ['evening', 'street', 'lobby', 'living', 'kitchen', 'view', 'plan'] as const;
const OFFICES = ['evening', 'street', 'meeting', 'kitchen', 'view'] as const;

/**
 * Subjects of the pictures that show only one project, by its key. The code in `demo/` draws them. Projects on the
 * first page of the list have the most.
 */
export const PROJECT_SUBJECTS: Readonly<Record<string, readonly Subject[]>> = {
  boulevard12: HOMES,
  springGardens: HOMES,
  waveTowers: HOMES,
  masilaQuarter: ['day', ...HOMES.slice(1)],
  shoreTowers: HOMES,
  pomegranate: HOMES,
  almondGrove: HOMES,
  vineHouse: [...OFFICES, 'lobby', 'living'],
  masilaTower: [...OFFICES, 'lobby'],
  stationStreet: ['evening'],
  moonTower: ['day'],
  bladeHouse: ['evening'],
  palmMarket: ['evening'],
  library: ['evening'],
  tileStreet: ['evening'],
  boulevardShops: ['evening'],
};

const SUBJECTS: Readonly<Record<Subject, Text>> = {
  day: text('הבניינים ביום', 'The buildings by day'),
  evening: text('הבניינים בערב', 'The buildings in the evening'),
  street: text('הרחוב הסמוך, עם חנויות ועצים', 'The street nearby, with shops and trees'),
  lobby: text('הלובי ודלפק הקבלה', 'The lobby and its reception desk'),
  living: text('פינת ישיבה וחלון רחב', 'A sitting room with a wide window'),
  kitchen: text('מטבח וחלון מעל המשטח', 'A kitchen with a window above the worktop'),
  view: text('מרפסת והנוף שממנה', 'A balcony and its view'),
  meeting: text('חדר ישיבות עם שולחן ארוך', 'A meeting room with a long table'),
  plan: text('תוכנית של דירה לדוגמה', 'The plan of a show home'),
};

/** Returns the name of a project's picture. */
export const projectPicture = (key: string, subject: Subject) => `${key}-${subject}`;

/** Returns the alt text of a project's picture. */
export function altOfProject(title: Text, subject: Subject): Text {
  const { he, en } = SUBJECTS[subject].values;
  return text(`${he}, ${title.values.he}`, `${en}, ${title.values.en}`);
}

/** Returns a project's own pictures except those at the top of its page. */
export const ownGallery = (key: string, elsewhere: readonly string[]): Reference<'media'>[] =>
  (PROJECT_SUBJECTS[key] ?? [])
    .map((subject) => projectPicture(key, subject))
    .filter((name) => !elsewhere.includes(name))
    .map(picture);
