import { bottomBorderField } from '../fields/bottomBorderField';
import { reportsField } from '../fields/reportsField';
import { defineBlock } from './defineBlock';
import { card, field, line, sheet, text, title } from './drawing/shapes';

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
    {
      name: 'title',
      type: 'text',
      localized: true,
      label: { he: 'כותרת', en: 'Title' },
      admin: {
        description: {
          he: 'בלעדיה: ״דוחות כספיים״ או ״מצגות למשקיעים״, לפי סוג הדף',
          en: 'Without it: “Financial reports” or “Investor presentations”, by the kind of page',
        },
      },
    },
    {
      name: 'kinds',
      type: 'array',
      interfaceName: 'ReportKind',
      required: true,
      minRows: 1,
      label: { he: 'סוגים', en: 'Kinds' },
      labels: { singular: { he: 'סוג', en: 'Kind' }, plural: { he: 'סוגים', en: 'Kinds' } },
      admin: {
        description: {
          he: 'הדוחות מוצגים מהחדש לישן; הקוראים מסננים לפי שנה ולפי סוג',
          en: 'Reports are shown newest first; readers choose a year and a kind',
        },
      },
      fields: [
        {
          name: 'kindName',
          type: 'text',
          localized: true,
          required: true,
          label: { he: 'שם הסוג', en: 'Name of the kind' },
          admin: { description: { he: 'למשל: דוח שנתי', en: 'For instance: Annual report' } },
        },
        reportsField({ name: 'reports', label: { he: 'דוחות', en: 'Reports' } }),
      ],
    },
    {
      name: 'subTitle',
      type: 'text',
      localized: true,
      label: { he: 'כותרת הקודמים', en: 'Title of the earlier ones' },
      admin: {
        description: {
          he: 'הארבעה החדשים מוצגים ככרטיסים, והשאר תחת הכותרת הזו. בלעדיה: ״דוחות קודמים״ או ״מצגות קודמות״',
          en: 'The four newest are cards, the others have this title. Without it: “Earlier reports” or “Earlier presentations”',
        },
      },
    },
    bottomBorderField(),
  ],
});
