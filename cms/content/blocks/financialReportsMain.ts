import { bottomBorderField } from '../fields/bottomBorderField';
import { reportsField } from '../fields/reportsField';
import { defineBlock } from './defineBlock';
import { card, field, line, sheet, text, title } from './drawing/shapes';
import { listField, localText } from '../../platform/fields/shortFields';

export const financialReportsMain = defineBlock({
  slug: 'financialReportsMain',
  labels: {
    singular: { he: 'דוחות או מצגות לפי שנה', en: 'Reports or presentations by year' },
    plural: { he: 'דוחות או מצגות לפי שנה', en: 'Reports or presentations by year' },
  },
  purpose: {
    he: 'דוחות או מצגות: החדשים ככרטיסים והשאר לפי שנה',
    en: 'Reports or presentations: the newest as cards, the others by year',
  },
  drawing: [
    title(14, 6, 50),
    field(14, 17, 30),
    field(50, 17, 30),
    card(14, 28, 28, 22),
    card(46, 28, 28, 22),
    card(78, 28, 28, 22),
    line(14, 56, 106, 56),
    sheet(16, 59),
    text(36, 65, 60, 2),
  ],
  fields: [
    localText('title', 'כותרת', 'Title', {
      description: {
        he: 'ריק: ״דוחות כספיים״ או ״מצגות למשקיעים״, לפי סוג הדף',
        en: 'Empty: “Financial reports” or “Investor presentations”, depending on the kind of page',
      },
    }),
    listField('kinds', 'סוגים', 'Kinds', {
      row: { he: 'סוג', en: 'Kind' },
      interfaceName: 'ReportKind',
      required: true,
      minRows: 1,
      description: {
        he: 'הדוחות מוצגים מהחדש לישן, ואפשר לסנן אותם לפי שנה וסוג',
        en: 'Reports are shown newest first; visitors can filter by year and kind',
      },
      fields: [
        localText('kindName', 'שם הסוג', 'Name of the kind', {
          required: true,
          description: { he: 'למשל: דוח שנתי', en: 'For instance: Annual report' },
        }),
        reportsField({ name: 'reports', label: { he: 'דוחות', en: 'Reports' } }),
      ],
    }),
    localText('subTitle', 'כותרת הדוחות הקודמים', 'Title of the earlier reports', {
      description: {
        he: 'ארבעת החדשים מוצגים ככרטיסים, והשאר תחת הכותרת הזאת. ריק: ״דוחות קודמים״ או ״מצגות קודמות״',
        en: 'The four newest are shown as cards, the others under this title. Empty: “Earlier reports” or “Earlier presentations”',
      },
    }),
    bottomBorderField(),
  ],
});
