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
import { textField } from '../../platform/fields/textField';
import { minutesOf } from './clockTime';
import { WEEKDAYS } from './weekdays';

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
    return say({ he: 'יש לכתוב שעה, למשל 09:30.', en: 'Please write a time, such as 09:30.' });
  const from = minutesOf((siblingData as { from?: string }).from);
  if (path.at(-1) === 'from' || from === null || from < minutes) return true;
  return say({ he: 'שעת הסיום צריכה להיות אחרי שעת ההתחלה.', en: 'It must end after it begins.' });
};

/** Text field for a time of day, such as 9:30. */
const timeField = (name: 'from' | 'until', he: string, en: string): TextField => ({
  name,
  type: 'text',
  required: true,
  label: { he, en },
  admin: { placeholder: name === 'from' ? '09:00' : '17:00', rtl: false },
  validate: checkTime,
});

const wholeNumber =
  (min: number, max: number): NumberFieldSingleValidation =>
  (value, { req }) => {
    if (typeof value === 'number' && Number.isInteger(value) && min <= value && value <= max) return true;
    return inLanguageOf(req)({
      he: `יש לכתוב מספר שלם מ־${min} עד ${max}.`,
      en: `Please write a whole number from ${min} to ${max}.`,
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

const day = (name: 'from' | 'until', he: string, en: string): Field => ({
  name,
  type: 'date',
  required: name === 'from',
  label: { he, en },
  admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' } },
});

/** Bookable meetings of a project. Times are in Israel time. */
export const meetingFields: Field[] = [
  {
    ...textField('name', 'שם הפגישה', 'Name of the meeting', { required: true, localized: true }),
    admin: {
      description: {
        he: 'כך המבקרים רואים אותה, למשל: ביקור בדירה לדוגמה',
        en: 'As visitors read it, for example: A visit to the show apartment',
      },
    },
  },
  {
    name: 'project',
    type: 'relationship',
    relationTo: 'projects',
    required: true,
    index: true,
    label: { he: 'פרויקט', en: 'Project' },
  },
  {
    ...textField('place', 'איפה נפגשים', 'Where you meet', { localized: true }),
    admin: { description: { he: 'כתובת, או ״בשיחת וידאו״', en: 'An address, or “by video call”' } },
  },
  // Visitors could book both calendars.
  disableInCopies<CheckboxField>(
    {
      name: 'active',
      type: 'checkbox',
      defaultValue: true,
      label: { he: 'אפשר לקבוע פגישות באתר', en: 'Meetings can be booked on the site' },
      admin: {
        description: {
          he: 'בלי סימון אין זמנים פנויים. פגישות שכבר נקבעו נשארות.',
          en: 'Unticked, no time is free. Meetings that are booked stay.',
        },
      },
    },
    false,
  ),
  {
    name: 'hours',
    type: 'array',
    required: true,
    minRows: 1,
    label: { he: 'שעות הפגישות', en: 'Hours of meetings' },
    labels: { singular: { he: 'שעות', en: 'Hours' }, plural: { he: 'שעות', en: 'Hours' } },
    admin: {
      description: {
        he: 'לפי השעון בישראל. אפשר להוסיף כמה שורות לאותו יום, למשל לפני ההפסקה ואחריה.',
        en: 'By the clock in Israel. A day can have several lines, such as before and after a break.',
      },
    },
    fields: [
      {
        name: 'days',
        type: 'select',
        hasMany: true,
        required: true,
        label: { he: 'ימים', en: 'Days' },
        options: WEEKDAYS.map(({ value, label }) => ({ value, label: { ...label } })),
      },
      { type: 'row', fields: [timeField('from', 'משעה', 'From'), timeField('until', 'עד שעה', 'Until')] },
    ],
  },
  {
    type: 'row',
    fields: [
      amount('slotMinutes', { he: 'אורך פגישה (דקות)', en: 'Length of a meeting (minutes)' }, [15, 30, 240]),
      amount('parallel', { he: 'כמה פגישות באותו זמן', en: 'Meetings at the same time' }, [1, 1, 20]),
    ],
  },
  {
    type: 'row',
    fields: [
      amount('leadHours', { he: 'כמה שעות מראש לפחות', en: 'Hours in advance, at least' }, [0, 24, 720]),
      amount('daysAhead', { he: 'כמה ימים מראש לכל היותר', en: 'Days in advance, at most' }, [1, 21, 90]),
    ],
  },
  {
    name: 'closedDates',
    type: 'array',
    label: { he: 'ימים סגורים', en: 'Closed days' },
    labels: {
      singular: { he: 'ימים סגורים', en: 'Closed days' },
      plural: { he: 'ימים סגורים', en: 'Closed days' },
    },
    admin: {
      description: {
        he: 'חגים וחופשות. פגישות שכבר נקבעו אינן מתבטלות.',
        en: 'Holidays. Meetings that are booked stay.',
      },
    },
    fields: [
      {
        type: 'row',
        fields: [day('from', 'מיום', 'From'), day('until', 'עד יום (כולל)', 'Until (included)')],
      },
      // Internal note, hidden from visitors.
      { ...textField('reason', 'סיבה', 'Reason'), access: { read: isInside } },
    ],
  },
  {
    name: 'staffMail',
    type: 'email',
    label: { he: 'דוא״ל של מי שנפגשים איתו', en: 'E-mail of whom visitors meet' },
    access: { read: isInside },
    admin: {
      description: {
        he: 'לכאן מודיעים על כל פגישה. ריק: הדוא״ל ללידים של הפרויקט, ואם אין, זה של האתר.',
        en: 'Told of every meeting. Empty: the project’s e-mail for leads, else the site’s.',
      },
    },
  },
];
