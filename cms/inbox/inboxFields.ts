import type { CollectionSlug, Field } from 'payload';
import { checkAssignee, ASSIGNABLE_ACCOUNTS } from './assignment/checkAssignee';
import type { LegalHold } from './inboxCollections';
import { checkDeleteAfter } from './retention/checkDeleteAfter';
import { stampNotes } from './stampNotes';
import { inLetter } from './letter/inLetter';
import { makeReadOnly } from '../platform/fields/makeReadOnly';

const bySidebar = { position: 'sidebar' } as const;

const CAMPAIGN = [
  ['utmSource', 'מקור הקמפיין', 'Campaign source'],
  ['utmMedium', 'ערוץ', 'Campaign medium'],
  ['utmCampaign', 'קמפיין', 'Campaign'],
  ['utmTerm', 'מילת חיפוש', 'Campaign term'],
  ['utmContent', 'מודעה', 'Campaign content'],
] as const;

const text = (name: string, he: string, en: string): Field => ({
  name,
  type: 'text',
  label: { he, en },
  admin: { rtl: false },
});

/** True for a saved note: only then it has an author and a time. */
const isStamped = (_data: unknown, note: { at?: unknown } | undefined): boolean => Boolean(note?.at);

/** A field that renders an admin component and holds no value. */
const shown = (name: string, component: string, position?: 'sidebar'): Field => ({
  name,
  type: 'ui',
  admin: { ...(position && { position }), disableListColumn: true, components: { Field: component } },
});

/** First part of a form for staff: duplicate notice, letter, thread. */
export const letterFields: Field[] = [
  shown('duplicateNotice', '/inbox/merge/DuplicateNotice#DuplicateNotice'),
  shown('letter', '/inbox/letter/Letter#Letter'),
  shown('thread', '/inbox/reply/Thread#Thread'),
];

/**
 * Sidebar fields of all inbox collections: handling by staff and delivery.
 * @param keptByLaw matches documents that must be kept
 */
export function staffFields(keptByLaw?: LegalHold): Field[] {
  return [
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'new',
      index: true,
      label: { he: 'מצב', en: 'Status' },
      admin: bySidebar,
      options: [
        { value: 'new', label: { he: 'חדשה', en: 'New' } },
        { value: 'inProgress', label: { he: 'בטיפול', en: 'In progress' } },
        { value: 'done', label: { he: 'טופלה', en: 'Done' } },
        { value: 'spam', label: { he: 'דואר זבל', en: 'Spam' } },
      ],
    },
    {
      name: 'assignee',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      filterOptions: ASSIGNABLE_ACCOUNTS,
      validate: checkAssignee,
      label: { he: 'אחראי', en: 'Assignee' },
      admin: { ...bySidebar, allowCreate: false, allowEdit: false },
    },
    shown('sameMatter', '/inbox/letter/RelatedEntries#RelatedEntries', 'sidebar'),
    shown('deliveries', '/inbox/letter/EntryDeliveries#EntryDeliveries', 'sidebar'),
    {
      name: 'notes',
      type: 'array',
      interfaceName: 'InboxNotes',
      label: { he: 'הערות הצוות', en: 'Notes of the staff' },
      labels: { singular: { he: 'הערה', en: 'Note' }, plural: { he: 'הערות', en: 'Notes' } },
      // A bulk edit would replace the notes of each document.
      admin: {
        ...bySidebar,
        disableBulkEdit: true,
        components: { RowLabel: '/platform/adminUi/RowLabel#RowLabel' },
      },
      hooks: { beforeChange: [stampNotes] },
      fields: [
        { name: 'text', type: 'textarea', required: true, label: { he: 'הערה', en: 'Note' } },
        {
          type: 'row',
          fields: [
            {
              name: 'author',
              type: 'relationship',
              relationTo: 'users',
              label: { he: 'מאת', en: 'By' },
              admin: { readOnly: true, condition: isStamped },
            },
            {
              name: 'at',
              type: 'date',
              label: { he: 'בשעה', en: 'At' },
              admin: { readOnly: true, condition: isStamped, date: { pickerAppearance: 'dayAndTime' } },
            },
          ],
        },
      ],
    },
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
          en: 'Empty: as long as this kind is kept',
        },
      },
    },
  ];
}

/**
 * Read-only metadata of an entry: duplicates, source and consent.
 * @param slug collection that gets the fields
 */
export function metadataFields(slug: CollectionSlug): Field[] {
  return makeReadOnly([
    inLetter('none', {
      name: 'duplicateOf',
      type: 'relationship',
      relationTo: slug,
      index: true,
      label: { he: 'פנייה קודמת', en: 'Earlier message' },
      admin: {
        components: { Cell: '/inbox/merge/DuplicateCell#DuplicateCell' },
        condition: (data) => Boolean(data.duplicateOf),
        description: {
          he: 'באותו עניין, זמן קצר קודם',
          en: 'About the same, shortly before',
        },
      },
    }),
    inLetter('none', {
      name: 'duplicateBy',
      type: 'select',
      label: { he: 'מה זהה לפנייה הקודמת', en: 'The same as in the earlier message' },
      admin: { condition: (data) => Boolean(data.duplicateBy) },
      options: [
        { value: 'both', label: { he: 'דוא״ל וטלפון', en: 'E-mail and phone' } },
        { value: 'email', label: { he: 'דוא״ל', en: 'E-mail' } },
        { value: 'phone', label: { he: 'מספר הטלפון בלבד', en: 'Only the phone number' } },
        { value: 'identity', label: { he: 'מספר הזהות', en: 'The identity number' } },
      ],
    }),
    inLetter('none', {
      name: 'mergedAt',
      type: 'date',
      label: { he: 'אוחדה עם הקודמת', en: 'Merged into the earlier one' },
      admin: { condition: (data) => Boolean(data.mergedAt), date: { pickerAppearance: 'dayAndTime' } },
    }),
    {
      name: 'source',
      type: 'group',
      interfaceName: 'InboxSource',
      label: { he: 'מאיפה הגיעה', en: 'Where it came from' },
      fields: [
        {
          name: 'page',
          type: 'relationship',
          relationTo: 'pages',
          label: { he: 'הדף', en: 'Page' },
          admin: { condition: (_data, source: { page?: unknown } | undefined) => Boolean(source?.page) },
        },
        text('uri', 'נשלח מהכתובת', 'Sent from the address'),
        text('referrer', 'הגיע לאתר מ', 'Came to the site from'),
        ...CAMPAIGN.map(([name, he, en]) => text(name, he, en)),
      ],
    },
    inLetter('none', {
      name: 'consentVersion',
      type: 'text',
      label: { he: 'גרסת נוסח ההסכמה', en: 'Version of the consent text' },
    }),
    {
      name: 'consentAt',
      type: 'date',
      label: { he: 'מועד ההסכמה', en: 'Time of consent' },
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    inLetter('none', {
      name: 'handledAt',
      type: 'date',
      index: true,
      label: { he: 'תחילת הטיפול', en: 'First taken care of' },
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    }),
    { name: 'emailTrace', type: 'text', index: true, admin: { hidden: true } },
    { name: 'phoneTrace', type: 'text', index: true, admin: { hidden: true } },
  ]);
}
