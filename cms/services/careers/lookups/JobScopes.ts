import { defineLookup } from '../../../content/lookups/defineLookup';
import { nameField } from '../../../content/lookups/lookupFields';
import { selectField } from '../../../platform/fields/shortFields';

/** Employment types of schema.org (`employmentType`), which job search engines read from the page. */
const EMPLOYMENT_TYPES = [
  { value: 'FULL_TIME', label: { he: 'משרה מלאה', en: 'Full time' } },
  { value: 'PART_TIME', label: { he: 'משרה חלקית', en: 'Part time' } },
  { value: 'CONTRACTOR', label: { he: 'קבלנות או פרילנס', en: 'Contractor' } },
  { value: 'TEMPORARY', label: { he: 'זמנית', en: 'Temporary' } },
  { value: 'INTERN', label: { he: 'משרת סטודנט או התמחות', en: 'Student or internship' } },
  { value: 'VOLUNTEER', label: { he: 'התנדבות', en: 'Volunteer' } },
  { value: 'PER_DIEM', label: { he: 'לפי יום', en: 'Per day' } },
  { value: 'OTHER', label: { he: 'אחר', en: 'Other' } },
] as const;

/**
 * Scopes of open positions, such as full time. They are the filter for the job type on the job board (corporate-site
 * §3, §4: scopeJobName).
 */
export const JobScopes = defineLookup({
  slug: 'jobScopes',
  labels: {
    singular: { he: 'היקף משרה', en: 'Job scope' },
    plural: { he: 'היקפי משרה', en: 'Job scopes' },
  },
  fields: [
    nameField,
    selectField('employmentType', 'סוג העסקה במנועי חיפוש', 'Employment type in search engines', {
      options: EMPLOYMENT_TYPES.map(({ value, label }) => ({ value, label: { ...label } })),
      description: {
        he: 'מנועי חיפוש מכירים רק את הסוגים האלה. אם השדה ריק, לא נמסר להם סוג העסקה.',
        en: 'Search engines know only these types. If this is empty, they get no employment type.',
      },
    }),
  ],
});
