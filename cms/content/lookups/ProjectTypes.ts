import type { Label } from '../../platform/labels/labels';
import { defineLookup } from './defineLookup';
import { nameField } from './lookupFields';
import { PROJECT_LAYOUTS } from './projectLayouts';

const LAYOUT_LABELS = {
  standard: { he: 'רגיל', en: 'Standard' },
  marketing: { he: 'שיווק', en: 'Marketing' },
  rental: { he: 'השכרה', en: 'Rental' },
} as const satisfies Record<(typeof PROJECT_LAYOUTS)[number], Label>;

/** Types of projects, which determine page layout and contact button (project-marketing §2.1). */
export const ProjectTypes = defineLookup({
  slug: 'projectTypes',
  labels: {
    singular: { he: 'סוג פרויקט', en: 'Project type' },
    plural: { he: 'סוגי פרויקטים', en: 'Project types' },
  },
  fields: [
    nameField,
    {
      name: 'layout',
      type: 'select',
      required: true,
      defaultValue: 'standard',
      index: true,
      enumName: 'enum_project_layout',
      interfaceName: 'ProjectLayout',
      label: { he: 'מבנה הדף', en: 'Layout of the page' },
      options: PROJECT_LAYOUTS.map((value) => ({ value, label: LAYOUT_LABELS[value] })),
    },
    {
      name: 'entitled',
      type: 'checkbox',
      defaultValue: false,
      label: { he: 'לזכאים', en: 'For entitled buyers' },
      admin: {
        description: {
          he: 'מציג מסמכי חוזה, דרכי הרשמה להגרלה וטופס זכאים',
          en: 'Shows contract documents, ways to enter the lottery, and the form for entitled buyers',
        },
      },
    },
    {
      name: 'contact',
      type: 'select',
      required: true,
      defaultValue: 'all',
      enumName: 'enum_project_contact',
      interfaceName: 'ProjectContact',
      label: { he: 'כפתור יצירת קשר צף', en: 'Floating contact button' },
      options: [
        { value: 'all', label: { he: 'כל האפשרויות', en: 'All that is there' } },
        { value: 'leaveDetails', label: { he: 'השארת פרטים בלבד', en: 'Leaving details only' } },
        { value: 'none', label: { he: 'בלי כפתור', en: 'No button' } },
      ],
    },
  ],
});
