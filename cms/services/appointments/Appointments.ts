import type { Field } from 'payload';
import { consentFields } from '../../inbox/consentFields';
import { apartmentGroup } from '../../inbox/apartmentGroup';
import { inboxCollection } from '../../inbox/inboxCollection';
import { inLetter } from '../../inbox/letter/inLetter';
import { markPerson } from '../../inbox/personalData/markPerson';
import { referenceField } from '../../inbox/referenceField';
import { visitorLanguageField } from '../../inbox/visitorLanguageField';
import { withIsraelTimeZone } from '../../platform/fields/withIsraelTimeZone';
import { makeReadOnly } from '../../platform/fields/makeReadOnly';
import { releaseDeletedSlot, syncSlot } from './syncSlot';
import { placeFields } from './placeFields';
import { notifyOfChange } from './notifyOfChange';
import {
  areaField,
  emailField,
  indexedRelationField,
  selectField,
  textField,
} from '../../platform/fields/shortFields';

/**
 * Options for fields that staff can change and that also appear in the letter, the readable view of an entry. The
 * letter shows each field that has a `readOnly` option, even if it is false.
 */
const IN_LETTER = { readOnly: false, disableBulkEdit: true, position: 'sidebar' } as const;

const moment = { date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' } } as const;

const actions: Field[] = [
  {
    name: 'startsAt',
    type: 'date',
    ...withIsraelTimeZone,
    required: true,
    index: true,
    label: { he: 'מועד הפגישה', en: 'Time of the meeting' },
    admin: {
      ...IN_LETTER,
      ...moment,
      description: {
        he: 'שינוי המועד מזיז את הפגישה: המועד הקודם מתפנה, ולמבקר נשלחת הודעה בדוא״ל.',
        en: 'A change moves the meeting: the previous time becomes available, and the visitor gets an e-mail.',
      },
    },
  },
  {
    name: 'outsideHours',
    type: 'checkbox',
    // Applies only to the change being saved, so it is not stored.
    virtual: true,
    label: { he: 'מחוץ לשעות היומן', en: 'Outside the calendar’s hours' },
    hooks: { afterRead: [() => false] },
    admin: {
      ...IN_LETTER,
      disableListColumn: true,
      disableListFilter: true,
      description: {
        he: 'יש לסמן כדי להעביר את הפגישה ליום או לשעה שאינם פתוחים ביומן.',
        en: 'Tick this to move the meeting to a day or time that the calendar does not offer.',
      },
    },
  },
  selectField('state', 'הפגישה', 'The meeting', {
    required: true,
    defaultValue: 'booked',
    index: true,
    admin: IN_LETTER,
    description: {
      he: 'ביטול מפנה את המועד, ולמבקר נשלחת הודעה בדוא״ל.',
      en: 'Cancelling makes the time available again, and the visitor gets an e-mail.',
    },
    options: [
      { value: 'booked', label: { he: 'נקבעה', en: 'Booked' } },
      { value: 'cancelled', label: { he: 'בוטלה', en: 'Cancelled' } },
    ],
  }),
];

/** Meetings that visitors have booked (project-marketing §2.6, §4). */
export const Appointments = inboxCollection({
  slug: 'appointments',
  retentionDays: 730,
  labels: { singular: { he: 'פגישה', en: 'Meeting' }, plural: { he: 'פגישות', en: 'Meetings' } },
  admin: {
    defaultColumns: [
      'reference',
      'startsAt',
      'project',
      'place',
      'meeting',
      'name',
      'phone',
      'state',
      'status',
    ],
    listSearchableFields: ['reference', 'name', 'email', 'phone'],
  },
  hooks: { beforeChange: [syncSlot], afterChange: [notifyOfChange], afterDelete: [releaseDeletedSlot] },
  actions,
  fields: makeReadOnly([
    referenceField,
    indexedRelationField('meeting', 'meetingKinds', 'יומן', 'Calendar', { required: true }),
    ...placeFields,
    inLetter('none', {
      name: 'endsAt',
      type: 'date',
      ...withIsraelTimeZone,
      required: true,
      label: { he: 'סוף הפגישה', en: 'End of the meeting' },
      admin: moment,
    }),
    {
      name: 'movedFrom',
      type: 'date',
      ...withIsraelTimeZone,
      label: { he: 'המועד הקודם', en: 'Previous time' },
      admin: moment,
    },
    inLetter('sender', textField('name', 'שם', 'Name', { required: true })),
    textField('phone', 'טלפון', 'Phone', { required: true }),
    markPerson('sender', emailField('email', 'דוא״ל', 'E-mail', { required: true })),
    areaField('comments', 'הערות', 'Comments'),
    apartmentGroup,
    ...consentFields,
    visitorLanguageField,
    inLetter('system', textField('crmSystem', 'נמסר למערכת', 'Sent to system')),
    textField('crmId', 'מספר במערכת', 'Number in that system'),
  ]),
});
