import type { CollectionSlug, Field } from 'payload';
import { checkAssignee, ASSIGNABLE_ACCOUNTS } from './assignment/checkAssignee';
import type { LegalHold } from './inboxCollections';
import { checkDeleteAfter } from './retention/checkDeleteAfter';
import { setNoteAuthors } from './setNoteAuthors';
import { inLetter } from './letter/inLetter';
import { makeReadOnly } from '../platform/fields/makeReadOnly';
import {
  areaField,
  groupField,
  listField,
  momentField,
  indexedRelationField,
  relationField,
  row,
  selectField,
  textField,
} from '../platform/fields/shortFields';

const bySidebar = { position: 'sidebar' } as const;

const CAMPAIGN = [
  ['utmSource', 'מקור הקמפיין', 'Campaign source'],
  ['utmMedium', 'ערוץ', 'Campaign medium'],
  ['utmCampaign', 'קמפיין', 'Campaign'],
  ['utmTerm', 'מילת חיפוש', 'Campaign term'],
  ['utmContent', 'מודעה', 'Campaign content'],
] as const;

const text = (name: string, he: string, en: string): Field =>
  textField(name, he, en, { admin: { rtl: false } });

/** Checks whether a note has been saved. Author and time are shown only then, because unsaved notes have neither. */
const isStamped = (_data: unknown, note: { at?: unknown } | undefined): boolean => Boolean(note?.at);

/** Creates a field that only renders an admin component and stores no value. */
const shown = (name: string, component: string, position?: 'sidebar'): Field => ({
  name,
  type: 'ui',
  admin: { ...(position && { position }), disableListColumn: true, components: { Field: component } },
});

/** First part of an entry's form in the admin: the duplicate notice, the letter and the thread of replies. */
export const letterFields: Field[] = [
  shown('duplicateNotice', '/inbox/merge/DuplicateNotice#DuplicateNotice'),
  shown('letter', '/inbox/letter/Letter#Letter'),
  shown('thread', '/inbox/reply/Thread#Thread'),
];

/**
 * Returns the sidebar fields of all inbox collections, with which staff handle an entry and see its delivery.
 * @param keptByLaw matches documents that must be kept
 */
export function staffFields(keptByLaw?: LegalHold): Field[] {
  return [
    selectField('status', 'מצב', 'Status', {
      required: true,
      defaultValue: 'new',
      index: true,
      admin: bySidebar,
      options: [
        { value: 'new', label: { he: 'חדשה', en: 'New' } },
        { value: 'inProgress', label: { he: 'בטיפול', en: 'In progress' } },
        { value: 'done', label: { he: 'טופלה', en: 'Done' } },
        { value: 'spam', label: { he: 'דואר זבל', en: 'Spam' } },
      ],
    }),
    indexedRelationField('assignee', 'users', 'אחראי', 'Assignee', {
      filterOptions: ASSIGNABLE_ACCOUNTS,
      validate: checkAssignee,
      admin: { ...bySidebar, allowCreate: false, allowEdit: false },
    }),
    shown('sameMatter', '/inbox/letter/RelatedEntries#RelatedEntries', 'sidebar'),
    shown('deliveries', '/inbox/letter/EntryDeliveries#EntryDeliveries', 'sidebar'),
    listField('notes', 'הערות הצוות', 'Staff notes', {
      interfaceName: 'InboxNotes',
      labels: { singular: { he: 'הערה', en: 'Note' }, plural: { he: 'הערות', en: 'Notes' } },
      // Disabled in bulk edits, because one would replace the notes of every selected document with the same list.
      admin: {
        ...bySidebar,
        disableBulkEdit: true,
        components: { RowLabel: '/platform/adminUi/RowLabel#RowLabel' },
      },
      hooks: { beforeChange: [setNoteAuthors] },
      fields: [
        areaField('text', 'הערה', 'Note', { required: true }),
        row(
          relationField('author', 'users', 'מאת', 'By', {
            admin: { readOnly: true, condition: isStamped },
          }),
          momentField('at', 'מועד', 'At', { admin: { readOnly: true, condition: isStamped } }),
        ),
      ],
    }),
    {
      name: 'deleteAfter',
      type: 'date',
      index: true,
      label: { he: 'מחיקה אחרי', en: 'Delete after' },
      validate: checkDeleteAfter(keptByLaw),
      admin: {
        ...bySidebar,
        description: {
          he: 'ריק: לפי תקופת השמירה של הסוג הזה',
          en: 'Empty: the retention period of this kind applies',
        },
      },
    },
  ];
}

/**
 * Returns the read-only fields with an entry's metadata: duplicates, source and consent.
 * @param slug collection that gets the fields
 */
export function metadataFields(slug: CollectionSlug): Field[] {
  return makeReadOnly([
    inLetter(
      'none',
      indexedRelationField('duplicateOf', slug, 'פנייה קודמת', 'Earlier message', {
        admin: {
          components: { Cell: '/inbox/merge/DuplicateCell#DuplicateCell' },
          condition: (data) => Boolean(data.duplicateOf),
        },
        description: {
          he: 'פנייה באותו עניין, שהתקבלה זמן קצר קודם',
          en: 'A message on the same subject, received shortly before',
        },
      }),
    ),
    inLetter(
      'none',
      selectField('duplicateBy', 'מה זהה לפנייה הקודמת', 'Matches the earlier message in', {
        admin: { condition: (data) => Boolean(data.duplicateBy) },
        options: [
          { value: 'both', label: { he: 'דוא״ל וטלפון', en: 'E-mail and phone' } },
          { value: 'email', label: { he: 'דוא״ל', en: 'E-mail' } },
          { value: 'phone', label: { he: 'מספר הטלפון בלבד', en: 'Only the phone number' } },
          { value: 'identity', label: { he: 'מספר הזהות', en: 'The identity number' } },
        ],
      }),
    ),
    inLetter(
      'none',
      momentField('mergedAt', 'אוחדה עם הקודמת', 'Merged into the earlier one', {
        admin: { condition: (data) => Boolean(data.mergedAt) },
      }),
    ),
    groupField('source', 'מאיפה הגיעה', 'Where it came from', {
      interfaceName: 'InboxSource',
      fields: [
        relationField('page', 'pages', 'הדף', 'Page', {
          admin: { condition: (_data, source: { page?: unknown } | undefined) => Boolean(source?.page) },
        }),
        text('uri', 'נשלח מהכתובת', 'Sent from this address'),
        text('referrer', 'הדף שהפנה לאתר', 'Referring page'),
        ...CAMPAIGN.map(([name, he, en]) => text(name, he, en)),
      ],
    }),
    inLetter('none', textField('consentVersion', 'גרסת נוסח ההסכמה', 'Consent text version')),
    inLetter('none', areaField('consentText', 'נוסח ההסכמה', 'Consent text')),
    momentField('consentAt', 'מועד ההסכמה', 'Time of consent'),
    inLetter('none', momentField('handledAt', 'תחילת הטיפול', 'Handling started', { index: true })),
    { name: 'emailTrace', type: 'text', index: true, admin: { hidden: true } },
    { name: 'phoneTrace', type: 'text', index: true, admin: { hidden: true } },
  ]);
}
