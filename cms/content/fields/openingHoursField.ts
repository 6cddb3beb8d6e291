import type { ArrayField, SelectField, TextField } from 'payload';

const DAYS = [
  { he: 'ראשון', en: 'Sunday' },
  { he: 'שני', en: 'Monday' },
  { he: 'שלישי', en: 'Tuesday' },
  { he: 'רביעי', en: 'Wednesday' },
  { he: 'חמישי', en: 'Thursday' },
  { he: 'שישי', en: 'Friday' },
  { he: 'שבת', en: 'Saturday' },
];

const day = (name: string, he: string, en: string): SelectField => ({
  name,
  type: 'select',
  required: true,
  enumName: 'enum_weekday',
  interfaceName: 'Weekday',
  label: { he, en },
  options: DAYS.map((label, index) => ({ value: `day${index}`, label })),
});

const time = (name: string, he: string, en: string): TextField => ({
  name,
  type: 'text',
  required: true,
  label: { he, en },
  validate: (value: unknown) => /^([01]\d|2[0-3]):[0-5]\d$/.test(String(value)) || '07:00',
});

/** When a place is open, on the clock of Israel; each row is a run of days with the same hours. */
export function openingHoursField(): ArrayField {
  return {
    name: 'openingHours',
    type: 'array',
    interfaceName: 'OpeningHours',
    labels: {
      singular: { he: 'ימים ושעות', en: 'Days and hours' },
      plural: { he: 'שעות פתיחה', en: 'Opening hours' },
    },
    fields: [
      {
        type: 'row',
        fields: [
          day('fromDay', 'מיום', 'From'),
          day('toDay', 'עד יום', 'To'),
          time('opens', 'נפתח ב־', 'Opens at'),
          time('closes', 'נסגר ב־', 'Closes at'),
        ],
      },
    ],
  };
}
