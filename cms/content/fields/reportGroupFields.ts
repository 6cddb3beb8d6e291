import type { Field } from 'payload';
import { bottomBorderField } from './bottomBorderField';
import { reportsField } from './reportsField';
import { localText } from '../../platform/fields/shortFields';

/** Fields shared by all blocks with report cards: a main group, a second group with a subtitle, and a line below. */
export function reportGroupFields(): Field[] {
  return [
    localText('title', 'כותרת', 'Title'),
    reportsField({ name: 'reports', label: { he: 'דוחות', en: 'Reports' } }),
    localText('subTitle', 'כותרת הקבוצה השנייה', 'Title of the second group'),
    reportsField({ name: 'secondReports', label: { he: 'קבוצה שנייה', en: 'Second group' } }),
    bottomBorderField(),
  ];
}
