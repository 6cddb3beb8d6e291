import type { Field } from 'payload';
import { linkField } from '../fields/linkField';
import { timeField } from '../fields/timeField';
import { defineBlock } from './defineBlock';
import { figure, line, text, title } from './drawing/shapes';

const kind: Field = {
  name: 'kind',
  type: 'select',
  required: true,
  defaultValue: 'report',
  enumName: 'enum_investor_event_kind',
  interfaceName: 'InvestorEventKind',
  label: { he: 'סוג', en: 'Kind' },
  options: [
    { value: 'report', label: { he: 'פרסום דוח', en: 'Publication of a report' } },
    { value: 'meeting', label: { he: 'אסיפה', en: 'Meeting' } },
    { value: 'call', label: { he: 'שיחת ועידה', en: 'Conference call' } },
    { value: 'conference', label: { he: 'כנס', en: 'Conference' } },
  ],
};

/** When it is: a day, and times on the clock of Israel. Without times it takes the whole day. */
const when: Field = {
  type: 'row',
  fields: [
    {
      name: 'date',
      type: 'date',
      required: true,
      label: { he: 'תאריך', en: 'Date' },
      admin: { date: { pickerAppearance: 'dayOnly' } },
    },
    timeField({ name: 'startTime', label: { he: 'משעה (שעון ישראל)', en: 'From (time in Israel)' } }),
    timeField({ name: 'endTime', label: { he: 'עד שעה', en: 'Until' } }),
  ],
};

export const investorCalendar = defineBlock({
  slug: 'investorCalendar',
  labels: {
    singular: { he: 'יומן למשקיעים', en: 'Calendar for investors' },
    plural: { he: 'יומנים למשקיעים', en: 'Calendars for investors' },
  },
  purpose: {
    he: 'מועדים של דוחות, אסיפות ושיחות, גם כקובצי יומן',
    en: 'Dates of reports, meetings and calls, as calendar files too',
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
    { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
    {
      name: 'events',
      type: 'array',
      interfaceName: 'InvestorEvent',
      required: true,
      minRows: 1,
      label: { he: 'אירועים', en: 'Events' },
      labels: { singular: { he: 'אירוע', en: 'Event' }, plural: { he: 'אירועים', en: 'Events' } },
      admin: {
        description: {
          he: 'הסדר אינו חשוב: אירועים קרובים מוצגים לפי התאריך, ומה שעבר מתחתיהם. הכול נמצא גם בקובצי היומן',
          en: 'In any order: what is to come is shown by date, what is over below it. All of it is in the calendar files, too',
        },
      },
      fields: [
        kind,
        { name: 'title', type: 'text', localized: true, required: true, label: { he: 'כותרת', en: 'Title' } },
        when,
        {
          name: 'place',
          type: 'text',
          localized: true,
          label: { he: 'מקום', en: 'Place' },
          admin: { description: { he: 'כתובת, או ״בזום״', en: 'An address, or “online”' } },
        },
        linkField({ name: 'link', label: { he: 'קישור', en: 'Link' } }),
        {
          name: 'report',
          type: 'upload',
          relationTo: 'media',
          label: { he: 'הדוח או המצגת', en: 'The report or presentation' },
          admin: { description: { he: 'אפשר להוסיף אחרי הפרסום', en: 'To be added once it is published' } },
        },
        {
          name: 'cancelled',
          type: 'checkbox',
          defaultValue: false,
          label: { he: 'בוטל', en: 'Cancelled' },
          admin: {
            description: {
              he: 'כך יודעים גם יומנים של מי שנרשמו; אירוע שנמחק כאן פשוט נעלם',
              en: 'Calendars of subscribers learn of it this way; what is deleted here just disappears',
            },
          },
        },
      ],
    },
  ],
});
