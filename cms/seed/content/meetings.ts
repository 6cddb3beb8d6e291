import { text, type Text } from '../lib/bilingual';

const SUNDAY_TO_THURSDAY = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'];
const FRIDAY = ['friday'];

const MORNING = { days: SUNDAY_TO_THURSDAY, from: '09:00', until: '13:00' };
const AFTERNOON = { days: SUNDAY_TO_THURSDAY, from: '15:00', until: '18:30' };
const FRIDAY_MORNING = { days: FRIDAY, from: '09:00', until: '12:00' };

interface DemoMeeting {
  key: string;
  /** Key of the project. */
  project: string;
  name: Text;
  place: Text;
  hours: readonly { days: string[]; from: string; until: string }[];
  slotMinutes: number;
  parallel: number;
}

const visit = text('ביקור בדירה לדוגמה', 'A visit to the show apartment');

/** Meetings that visitors can book for the rental projects. Hours and places are invented. */
export const meetings: readonly DemoMeeting[] = [
  {
    key: 'boulevard12',
    project: 'boulevard12',
    name: visit,
    place: text('השדרה 12, תל אביב־יפו, קומת הכניסה', '12 HaShdera, Tel Aviv-Yafo, ground floor'),
    hours: [MORNING, AFTERNOON, FRIDAY_MORNING],
    slotMinutes: 30,
    parallel: 1,
  },
  {
    key: 'springGardens',
    project: 'springGardens',
    name: visit,
    place: text('דרך המעיין 3, מודיעין, משרד ההשכרה', "3 Derech HaMa'ayan, Modi'in, rental office"),
    hours: [MORNING, AFTERNOON, FRIDAY_MORNING],
    slotMinutes: 30,
    parallel: 2,
  },
  {
    key: 'springGardensCall',
    project: 'springGardens',
    name: text('שיחת וידאו על הדירות', 'A video call about the apartments'),
    place: text('בשיחת וידאו, הקישור יישלח בדוא״ל', 'By video call; we will email you the link'),
    hours: [MORNING, FRIDAY_MORNING],
    slotMinutes: 15,
    parallel: 1,
  },
  {
    key: 'waveTowers',
    project: 'waveTowers',
    name: text('סיור במגדלים', 'A tour of the towers'),
    place: text('שביל הגל 2, חיפה, הלובי', '2 HaGal Path, Haifa, lobby'),
    hours: [MORNING, AFTERNOON, FRIDAY_MORNING],
    slotMinutes: 45,
    parallel: 1,
  },
  {
    key: 'stationStreet',
    project: 'stationStreet',
    name: visit,
    place: text('רחוב התחנה 8, באר שבע', "8 HaTahana Street, Be'er Sheva"),
    hours: [AFTERNOON],
    slotMinutes: 30,
    parallel: 1,
  },
  {
    key: 'groveHouse',
    project: 'groveHouse',
    name: visit,
    place: text('האילנות 21, כפר סבא', '21 HaIlanot, Kfar Saba'),
    hours: [MORNING, FRIDAY_MORNING],
    slotMinutes: 30,
    parallel: 1,
  },
  {
    key: 'theSail',
    project: 'theSail',
    name: visit,
    place: text('הטיילת 40, אשדוד', '40 HaTayelet, Ashdod'),
    hours: [MORNING, FRIDAY_MORNING],
    slotMinutes: 30,
    parallel: 1,
  },
];
