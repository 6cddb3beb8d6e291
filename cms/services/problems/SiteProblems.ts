import type { CollectionConfig, Field } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isAdministrator } from '../../platform/access/isAdministrator';
import { nobody } from '../../platform/access/nobody';
import type { Label } from '../../platform/labels/labels';

const readOnly = { readOnly: true };

/** Counts by name, such as `{ "/about/": 3 }`. */
type Counts = Readonly<Record<string, number>>;

const listed = (counts: Counts): string =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} (${count})`)
    .join(', ');

/** A hidden column of counts, and a field that lists them, the most frequent first. */
const counted = (name: string, label: Label): Field[] => [
  { name: `${name}Counts`, type: 'json', required: true, admin: { hidden: true } },
  {
    name,
    type: 'text',
    virtual: true,
    label: { ...label },
    admin: { ...readOnly, disableListFilter: true },
    hooks: {
      afterRead: [({ siblingData }) => listed((siblingData[`${name}Counts`] ?? {}) as Counts)],
    },
  },
];

/** Errors, failed parts and slow pages that browsers of visitors reported, one document per cause. */
export const SiteProblems: CollectionConfig = {
  slug: 'site-problems',
  labels: {
    singular: { he: 'תקלה אצל מבקרים', en: 'Problem of visitors' },
    plural: { he: 'תקלות אצל מבקרים', en: 'Problems of visitors' },
  },
  admin: {
    useAsTitle: 'message',
    group: { he: 'ניהול', en: 'Administration' },
    hidden: hideFromOtherRoles('administrator'),
    defaultColumns: ['message', 'kind', 'count', 'lastSeenAt', 'pages', 'engines', 'releases'],
    listSearchableFields: ['message', 'frames'],
    description: {
      he: 'שגיאות, חלקים שלא נטענו ודפים איטיים, כפי שדפדפנים של מבקרים דיווחו, בלי מידע אישי. מה שלא חזר במשך 30 יום נמחק.',
      en: 'Errors, parts that did not load and slow pages, as browsers of visitors reported them, without personal data. What does not come back for 30 days is deleted.',
    },
  },
  defaultSort: '-lastSeenAt',
  lockDocuments: false,
  graphQL: false,
  disableDuplicate: true,
  access: { create: nobody, read: isAdministrator, update: nobody, delete: isAdministrator },
  fields: [
    { name: 'fingerprint', type: 'text', required: true, unique: true, admin: { hidden: true } },
    {
      name: 'message',
      type: 'text',
      required: true,
      label: { he: 'מה קרה', en: 'What happened' },
      admin: readOnly,
    },
    {
      name: 'kind',
      type: 'select',
      required: true,
      label: { he: 'סוג', en: 'Kind' },
      admin: readOnly,
      options: [
        { value: 'error', label: { he: 'שגיאה', en: 'Error' } },
        { value: 'part', label: { he: 'חלק שלא נטען', en: 'Part that did not load' } },
        { value: 'vital', label: { he: 'דף איטי', en: 'Slow page' } },
      ],
    },
    {
      name: 'count',
      type: 'number',
      required: true,
      label: { he: 'מספר הדיווחים', en: 'Reports' },
      admin: readOnly,
    },
    {
      name: 'lastSeenAt',
      type: 'date',
      required: true,
      index: true,
      label: { he: 'לאחרונה', en: 'Last report' },
      admin: { ...readOnly, date: { pickerAppearance: 'dayAndTime' } },
    },
    ...counted('pages', { he: 'דפים', en: 'Pages' }),
    ...counted('engines', { he: 'דפדפנים', en: 'Browser engines' }),
    ...counted('releases', { he: 'גרסאות האתר', en: 'Versions of the site' }),
    {
      name: 'frames',
      type: 'textarea',
      label: { he: 'מקום בקוד', en: 'Place in the code' },
      admin: readOnly,
    },
  ],
};
