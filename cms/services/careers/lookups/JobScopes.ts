import { defineLookup } from '../../../content/lookups/defineLookup';
import { nameField } from '../../../content/lookups/lookupFields';

/** Values of schema.org's `employmentType` that job search engines read. */
const EMPLOYMENT_TYPES = [
  { value: 'FULL_TIME', label: { he: 'משרה מלאה', en: 'Full time' } },
  { value: 'PART_TIME', label: { he: 'משרה חלקית', en: 'Part time' } },
  { value: 'CONTRACTOR', label: { he: 'קבלן או פרילנס', en: 'Contractor' } },
  { value: 'TEMPORARY', label: { he: 'זמנית', en: 'Temporary' } },
  { value: 'INTERN', label: { he: 'סטודנט או התמחות', en: 'Student or internship' } },
  { value: 'VOLUNTEER', label: { he: 'התנדבות', en: 'Volunteer' } },
  { value: 'PER_DIEM', label: { he: 'לפי יום', en: 'Per day' } },
  { value: 'OTHER', label: { he: 'אחר', en: 'Other' } },
] as const;

/** Scopes of open positions, such as full time: the job type of the board’s filters (corporate-site §3, §4: scopeJobName). */
export const JobScopes = defineLookup({
  slug: 'jobScopes',
  labels: {
    singular: { he: 'היקף משרה', en: 'Scope of positions' },
    plural: { he: 'היקפי משרה', en: 'Scopes of positions' },
  },
  fields: [
    nameField,
    {
      name: 'employmentType',
      type: 'select',
      label: { he: 'סוג העסקה במנועי חיפוש', en: 'Employment type in search engines' },
      options: EMPLOYMENT_TYPES.map(({ value, label }) => ({ value, label: { ...label } })),
      admin: {
        description: {
          he: 'מנועי חיפוש מכירים רק את הסוגים האלה. בלי בחירה לא נמסר להם היקף.',
          en: 'Search engines know these types alone. Without a choice they are told none.',
        },
      },
    },
  ],
});
