import { reportGroupFields } from '../fields/reportGroupFields';
import { defineBlock } from './defineBlock';
import { figure, line, sheet, text, title } from './drawing/shapes';

export const esgReportsMain = defineBlock({
  slug: 'esgReportsMain',
  labels: {
    singular: { he: 'ארכיון דוחות ESG', en: 'ESG report archive' },
    plural: { he: 'ארכיוני דוחות ESG', en: 'ESG report archives' },
  },
  purpose: { he: 'כל דוחות ESG לפי שנים, ברשימה', en: 'All ESG reports by year, in a list' },
  drawing: [
    title(14, 6, 44),
    line(14, 18, 106, 18),
    figure(14, 23, 18),
    text(40, 26, 50, 1),
    sheet(93, 20),
    line(14, 42, 106, 42),
    figure(14, 47, 18),
    text(40, 50, 50, 1),
    sheet(93, 44),
    line(14, 66, 106, 66),
    text(14, 71, 30, 1),
  ],
  fields: reportGroupFields(),
});
