import type { Field } from 'payload';
import { linkField } from '../fields/linkField';
import { timeField } from '../fields/timeField';
import { defineBlock } from './defineBlock';
import { figure, line, text, title } from './drawing/shapes';
import {
  checkboxField,
  dayField,
  fileField,
  listField,
  localText,
  row,
  selectField,
} from '../../platform/fields/shortFields';

const kind: Field = selectField('kind', 'סוג', 'Kind', {
  required: true,
  defaultValue: 'report',
  enumName: 'enum_investor_event_kind',
  interfaceName: 'InvestorEventKind',
  options: [
    { value: 'report', label: { he: 'פרסום דוח', en: 'Publication of a report' } },
    { value: 'meeting', label: { he: 'אסיפה', en: 'Meeting' } },
    { value: 'call', label: { he: 'שיחת ועידה', en: 'Conference call' } },
    { value: 'conference', label: { he: 'כנס', en: 'Conference' } },
  ],
});

/**
 * Fields for the time of the event: a day, and optional start and end times in Israel time. Without times, the event
 * lasts the whole day.
 */
const when: Field = row(
  dayField('date', 'תאריך', 'Date', { required: true }),
  timeField({ name: 'startTime', label: { he: 'משעה (שעון ישראל)', en: 'From (Israel time)' } }),
  timeField({ name: 'endTime', label: { he: 'עד שעה', en: 'Until' } }),
);

export const investorCalendar = defineBlock({
  slug: 'investorCalendar',
  labels: {
    singular: { he: 'יומן למשקיעים', en: 'Investor calendar' },
    plural: { he: 'יומנים למשקיעים', en: 'Investor calendars' },
  },
  purpose: {
    he: 'מועדים של דוחות, אסיפות ושיחות, גם כקובצי יומן',
    en: 'Dates of reports, meetings and calls, also as calendar files',
  },
  drawing: [
    title(14, 8, 50),
    figure(14, 22),
    text(36, 22, 64, 2),
    line(14, 36, 106, 36),
    figure(14, 42),
    text(36, 42, 64, 2),
    line(14, 56, 106, 56),
    figure(14, 62),
    text(36, 62, 64, 2),
  ],
  fields: [
    localText('title', 'כותרת', 'Title'),
    listField('events', 'אירועים', 'Events', {
      row: { he: 'אירוע', en: 'Event' },
      interfaceName: 'InvestorEvent',
      required: true,
      minRows: 1,
      description: {
        he: 'אין חשיבות לסדר: אירועים עתידיים מוצגים לפי תאריך, ואירועים שעברו מתחתיהם. כולם נמצאים גם בקובצי היומן',
        en: 'In any order: future events are shown by date, past events below them. The calendar files contain all of them',
      },
      fields: [
        kind,
        localText('title', 'כותרת', 'Title', { required: true }),
        when,
        localText('place', 'מקום', 'Place', {
          description: { he: 'כתובת, או ״בזום״', en: 'An address, or “online”' },
        }),
        linkField('link', 'קישור', 'Link'),
        fileField('report', 'הדוח או המצגת', 'The report or presentation', {
          description: { he: 'אפשר להוסיף אחרי הפרסום', en: 'Can be added after publication' },
        }),
        checkboxField('cancelled', 'בוטל', 'Cancelled', {
          description: {
            he: 'הביטול יופיע גם ביומנים של המנויים. אירוע שנמחק כאן נעלם בלי הודעה',
            en: 'Subscribers’ calendars show the cancellation. An event that is deleted here disappears without notice',
          },
        }),
      ],
    }),
  ],
});
