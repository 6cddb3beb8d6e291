import { reportGroupFields } from '../fields/reportGroupFields';
import { defineBlock } from './defineBlock';
import { card, sheet, text, title } from './drawing/shapes';

export const eSGReports = defineBlock({
  slug: 'eSGReports',
  labels: {
    singular: { he: 'דוחות ESG', en: 'ESG reports' },
    plural: { he: 'דוחות ESG', en: 'ESG reports' },
  },
  purpose: { he: 'דוחות ESG בכרטיסים להורדה', en: 'ESG reports on cards, for download' },
  drawing: [
    title(38, 8, 44),
    card(8, 22, 32, 48),
    sheet(17, 29),
    text(14, 56, 20, 2),
    card(44, 22, 32, 48),
    sheet(53, 29),
    text(50, 56, 20, 2),
    card(80, 22, 32, 48),
    sheet(89, 29),
    text(86, 56, 20, 2),
  ],
  fields: reportGroupFields(),
});
