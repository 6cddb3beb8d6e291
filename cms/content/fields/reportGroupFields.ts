import type { Field } from 'payload';
import { bottomBorderField } from './bottomBorderField';
import { reportsField } from './reportsField';

/** Fields of all blocks with report cards: a main group, a second group with a subtitle, and a closing line. */
export function reportGroupFields(): Field[] {
  return [
    { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
    reportsField({ name: 'reports', label: { he: 'דוחות', en: 'Reports' } }),
    {
      name: 'subTitle',
      type: 'text',
      localized: true,
      label: { he: 'כותרת הקבוצה השנייה', en: 'Title of the second group' },
    },
    reportsField({ name: 'secondReports', label: { he: 'קבוצה שנייה', en: 'Second group' } }),
    bottomBorderField(),
  ];
}
