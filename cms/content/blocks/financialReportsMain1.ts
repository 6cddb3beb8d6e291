import { reportGroupFields } from '../fields/reportGroupFields';
import { defineBlock } from './defineBlock';
import { card, sheet, text, title } from './drawing/shapes';

export const financialReportsMain1 = defineBlock({
  slug: 'financialReportsMain1',
  labels: {
    singular: { he: 'דוחות כספיים בדף ESG', en: 'Financial reports on the ESG page' },
    plural: { he: 'דוחות כספיים בדף ESG', en: 'Financial reports on the ESG page' },
  },
  purpose: {
    he: 'דוחות כספיים ברשימה קצרה, בדף ESG',
    en: 'Financial reports in a short list, on the ESG page',
  },
  drawing: [
    title(34, 8, 52),
    card(20, 22, 80, 22),
    sheet(27, 24),
    text(46, 31, 44, 2),
    card(20, 50, 80, 22),
    sheet(27, 52),
    text(46, 59, 44, 2),
  ],
  fields: reportGroupFields(),
});
