import type {
  CheckboxField,
  Field,
  NumberFieldSingleValidation,
  TextField,
  TextFieldSingleValidation,
} from 'payload';
import { isEditor } from '../../platform/access/isEditor';
import { isStaff } from '../../platform/access/isStaff';
import { disableInCopies } from '../../platform/editing/disableInCopies';
import { minutesOf } from './clockTime';
import { WEEKDAYS } from './weekdays';
import {
  checkboxField,
  dayField,
  emailField,
  listField,
  localText,
  indexedRelationField,
  row,
  selectField,
  textField,
} from '../../platform/fields/shortFields';

const isInside: typeof isStaff = (args) => isStaff(args) || isEditor(args);

type Say = (texts: { he: string; en: string }) => string;

const inLanguageOf =
  ({ i18n }: { i18n: { language: string } }): Say =>
  ({ he, en }) =>
    i18n.language === 'he' ? he : en;

const checkTime: TextFieldSingleValidation = (value, { path, siblingData, req }) => {
  const say = inLanguageOf(req);
  const minutes = minutesOf(value);
  if (minutes === null)
    return say({ he: 'יש להזין שעה, למשל 09:30.', en: 'Please enter a time, such as 09:30.' });
  const from = minutesOf((siblingData as { from?: string }).from);
  if (path.at(-1) === 'from' || from === null || from < minutes) return true;
  return say({ he: 'שעת הסיום צריכה להיות אחרי שעת ההתחלה.', en: 'The end must be after the start.' });
};

/** Text field for a time of day, such as 9:30. */
const timeField = (name: 'from' | 'until', he: string, en: string): TextField =>
  textField(name, he, en, {
    required: true,
    admin: { placeholder: name === 'from' ? '09:00' : '17:00', rtl: false },
    validate: checkTime,
  });

const wholeNumber =
  (min: number, max: number): NumberFieldSingleValidation =>
  (value, { req }) => {
    if (typeof value === 'number' && Number.isInteger(value) && min <= value && value <= max) return true;
    return inLanguageOf(req)({
      he: `יש להזין מספר שלם בין ${min} ל־${max}.`,
      en: `Please enter a whole number from ${min} to ${max}.`,
    });
  };

const amount = (
  name: string,
  label: { he: string; en: string },
  [min, defaultValue, max]: readonly [number, number, number],
): Field => ({
  name,
  type: 'number',
  required: true,
  min,
  max,
  defaultValue,
  label,
  admin: { step: 1 },
  validate: wholeNumber(min, max),
});

const day = (name: 'from' | 'until', he: string, en: string): Field =>
  dayField(name, he, en, { required: name === 'from' });

/** Fields of a meeting calendar. All times are in the time zone of Israel. */
export const meetingFields: Field[] = [
  localText('name', 'שם הפגישה', 'Meeting name', {
    required: true,
    description: {
      he: 'השם שהמבקרים רואים, למשל: ביקור בדירה לדוגמה',
      en: 'The name that visitors see, for example: A visit to the show apartment',
    },
  }),
  indexedRelationField('project', 'projects', 'פרויקט', 'Project', { required: true }),
  localText('place', 'מקום הפגישה', 'Place', {
    description: { he: 'כתובת, או ״בשיחת וידאו״', en: 'An address, or “by video call”' },
  }),
  // The copy of a calendar is inactive at first. Otherwise, visitors could book the same time in both.
  disableInCopies<CheckboxField>(
    checkboxField('active', 'אפשר לקבוע פגישות באתר', 'Meetings can be booked on the site', {
      defaultValue: true,
      description: {
        he: 'בלי סימון אין מועדים פנויים. פגישות שכבר נקבעו אינן מתבטלות.',
        en: 'Unticked: no times are available. Booked meetings are kept.',
      },
    }),
    false,
  ),
  listField('hours', 'שעות הפגישות', 'Meeting hours', {
    required: true,
    minRows: 1,
    labels: { singular: { he: 'שעות', en: 'Hours' }, plural: { he: 'שעות', en: 'Hours' } },
    description: {
      he: 'לפי השעון בישראל. אפשר להוסיף כמה שורות לאותו יום, למשל לפני ההפסקה ואחריה.',
      en: 'Israel time. A day can have several rows, such as before and after a break.',
    },
    fields: [
      selectField('days', 'ימים', 'Days', {
        hasMany: true,
        required: true,
        options: WEEKDAYS.map(({ value, label }) => ({ value, label: { ...label } })),
      }),
      row(timeField('from', 'משעה', 'From'), timeField('until', 'עד שעה', 'Until')),
    ],
  }),
  row(
    amount('slotMinutes', { he: 'אורך פגישה (דקות)', en: 'Meeting length (minutes)' }, [15, 30, 240]),
    amount(
      'parallel',
      { he: 'כמה פגישות באותו זמן, לכל היותר', en: 'Meetings at the same time, at most' },
      [1, 1, 20],
    ),
  ),
  row(
    amount('leadHours', { he: 'כמה שעות מראש לפחות', en: 'Hours in advance, at least' }, [0, 24, 720]),
    amount('daysAhead', { he: 'כמה ימים מראש לכל היותר', en: 'Days in advance, at most' }, [1, 21, 90]),
  ),
  listField('closedDates', 'ימים סגורים', 'Closed days', {
    row: { he: 'ימים סגורים', en: 'Closed days' },
    description: {
      he: 'חגים וחופשות. פגישות שכבר נקבעו אינן מתבטלות.',
      en: 'Holidays. Booked meetings are kept.',
    },
    fields: [
      row(day('from', 'מיום', 'From'), day('until', 'עד יום (כולל)', 'Until (included)')),
      // Internal note, which visitors cannot read.
      textField('reason', 'סיבה', 'Reason', { access: { read: isInside } }),
    ],
  }),
  emailField('staffMail', 'דוא״ל להודעות על פגישות', 'E-mail for notices of meetings', {
    access: { read: isInside },
    description: {
      he: 'לכתובת הזאת נשלחת הודעה על כל פגישה. ריק: הדוא״ל ללידים של הפרויקט, ואם אין, של האתר.',
      en: 'This address gets an e-mail about every meeting. If empty, the project’s e-mail for leads is used or, without one, the site’s.',
    },
  }),
];
