import type { Label } from '../../platform/labels/labels';
import { defineLookup } from './defineLookup';
import { nameField } from './lookupFields';
import { PROJECT_LAYOUTS } from './projectLayouts';
import { checkboxField, selectField } from '../../platform/fields/shortFields';

const LAYOUT_LABELS = {
  standard: { he: 'רגיל', en: 'Standard' },
  marketing: { he: 'שיווק', en: 'Marketing' },
  rental: { he: 'השכרה', en: 'Rental' },
} as const satisfies Record<(typeof PROJECT_LAYOUTS)[number], Label>;

/** Types of projects. The type determines the page layout and the contact button (project-marketing §2.1). */
export const ProjectTypes = defineLookup({
  slug: 'projectTypes',
  labels: {
    singular: { he: 'סוג פרויקט', en: 'Project type' },
    plural: { he: 'סוגי פרויקטים', en: 'Project types' },
  },
  fields: [
    nameField,
    selectField('layout', 'מבנה הדף', 'Page layout', {
      required: true,
      defaultValue: 'standard',
      index: true,
      enumName: 'enum_project_layout',
      interfaceName: 'ProjectLayout',
      options: PROJECT_LAYOUTS.map((value) => ({ value, label: LAYOUT_LABELS[value] })),
    }),
    checkboxField('entitled', 'לזכאים', 'For eligible buyers', {
      description: {
        he: 'מציג מסמכי חוזה, דרכי הרשמה להגרלה וטופס זכאות',
        en: 'Shows contract documents, ways to enter the lottery, and the form for eligible buyers',
      },
    }),
    selectField('contact', 'כפתור יצירת קשר צף', 'Floating contact button', {
      required: true,
      defaultValue: 'all',
      enumName: 'enum_project_contact',
      interfaceName: 'ProjectContact',
      options: [
        { value: 'all', label: { he: 'כל האפשרויות', en: 'All options' } },
        { value: 'leaveDetails', label: { he: 'השארת פרטים בלבד', en: 'Leaving details only' } },
        { value: 'none', label: { he: 'בלי כפתור', en: 'No button' } },
      ],
    }),
  ],
});
