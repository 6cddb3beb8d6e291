import type { ArrayField, SelectField } from 'payload';
import { timeField } from './timeField';
import { listField, row, selectField } from '../../platform/fields/shortFields';

const DAYS = [
  { he: 'ראשון', en: 'Sunday' },
  { he: 'שני', en: 'Monday' },
  { he: 'שלישי', en: 'Tuesday' },
  { he: 'רביעי', en: 'Wednesday' },
  { he: 'חמישי', en: 'Thursday' },
  { he: 'שישי', en: 'Friday' },
  { he: 'שבת', en: 'Saturday' },
];

const day = (name: string, he: string, en: string): SelectField =>
  selectField(name, he, en, {
    required: true,
    enumName: 'enum_weekday',
    interfaceName: 'Weekday',
    options: DAYS.map((label, index) => ({ value: `day${index}`, label })),
  });

/** List of opening hours in Israel time. Each row is a range of days with the same hours. */
export function openingHoursField(): ArrayField {
  return listField('openingHours', 'שעות פתיחה', 'Opening hours', {
    row: { he: 'ימים ושעות', en: 'Days and hours' },
    interfaceName: 'OpeningHours',
    fields: [
      row(
        day('fromDay', 'מיום', 'From'),
        day('toDay', 'עד יום', 'To'),
        timeField({ name: 'opens', label: { he: 'נפתח ב־', en: 'Opens at' }, required: true }),
        timeField({ name: 'closes', label: { he: 'נסגר ב־', en: 'Closes at' }, required: true }),
      ),
    ],
  });
}
