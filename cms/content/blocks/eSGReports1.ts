import { reportGroupFields } from '../fields/reportGroupFields';
import { defineBlock } from './defineBlock';
import { band, card, sheet, text, title } from './drawing/shapes';

export const eSGReports1 = defineBlock({
  slug: 'eSGReports1',
  labels: {
    singular: { he: 'דוחות ESG על רקע אבן', en: 'ESG reports on a stone background' },
    plural: { he: 'דוחות ESG על רקע אבן', en: 'ESG reports on a stone background' },
  },
  purpose: { he: 'דוחות ESG בכרטיסים על רקע אבן', en: 'ESG reports on cards, on a stone background' },
  drawing: [
    band(0, 0, 120, 80),
    title(14, 10, 44),
    card(14, 24, 42, 44),
    sheet(21, 31),
    text(38, 34, 14, 3),
    card(64, 24, 42, 44),
    sheet(71, 31),
    text(88, 34, 14, 3),
  ],
  fields: reportGroupFields(),
});
