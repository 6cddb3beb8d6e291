import type { CollectionConfig, Field } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isAdministrator } from '../../platform/access/isAdministrator';
import { nobody } from '../../platform/access/nobody';
import type { Label } from '../../platform/labels/labels';
import {
  areaField,
  momentField,
  numberField,
  selectField,
  textField,
} from '../../platform/fields/shortFields';

const readOnly = { readOnly: true };

/** Number of reports by name, such as `{ "/about/": 3 }`. */
type Counts = Readonly<Record<string, number>>;

const listed = (counts: Counts): string =>
  Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} (${count})`)
    .join(', ');

/**
 * Creates two fields: a hidden one that stores the counts, and one that lists them for readers, most frequent first.
 */
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

/**
 * Errors, parts that failed to load and slow pages, as reported by visitors' browsers. There is one document per cause.
 */
export const SiteProblems: CollectionConfig = {
  slug: 'site-problems',
  labels: {
    singular: { he: 'תקלה אצל מבקרים', en: 'Visitor problem' },
    plural: { he: 'תקלות אצל מבקרים', en: 'Visitor problems' },
  },
  admin: {
    useAsTitle: 'message',
    group: { he: 'ניהול', en: 'Administration' },
    hidden: hideFromOtherRoles('administrator'),
    defaultColumns: ['message', 'kind', 'count', 'lastSeenAt', 'pages', 'engines', 'releases'],
    listSearchableFields: ['message', 'frames'],
    description: {
      he: 'שגיאות, חלקים שלא נטענו ודפים איטיים, לפי דיווחים של דפדפני מבקרים, בלי מידע אישי. תקלה שלא חזרה במשך 30 יום נמחקת.',
      en: 'Errors, parts that did not load and slow pages, as reported by visitors’ browsers, without personal data. Problems that do not recur for 30 days are deleted.',
    },
  },
  defaultSort: '-lastSeenAt',
  lockDocuments: false,
  graphQL: false,
  disableDuplicate: true,
  access: { create: nobody, read: isAdministrator, update: nobody, delete: isAdministrator },
  fields: [
    { name: 'fingerprint', type: 'text', required: true, unique: true, admin: { hidden: true } },
    textField('message', 'מה קרה', 'What happened', { required: true, admin: readOnly }),
    selectField('kind', 'סוג', 'Kind', {
      required: true,
      admin: readOnly,
      options: [
        { value: 'error', label: { he: 'שגיאה', en: 'Error' } },
        { value: 'part', label: { he: 'חלק שלא נטען', en: 'Part that did not load' } },
        { value: 'vital', label: { he: 'דף איטי', en: 'Slow page' } },
      ],
    }),
    numberField('count', 'מספר הדיווחים', 'Reports', { required: true, admin: readOnly }),
    momentField('lastSeenAt', 'לאחרונה', 'Last report', { required: true, index: true, admin: readOnly }),
    ...counted('pages', { he: 'דפים', en: 'Pages' }),
    ...counted('engines', { he: 'דפדפנים', en: 'Browser engines' }),
    ...counted('releases', { he: 'גרסאות האתר', en: 'Versions of the site' }),
    areaField('frames', 'מקום בקוד', 'Place in the code', { admin: readOnly }),
  ],
};
