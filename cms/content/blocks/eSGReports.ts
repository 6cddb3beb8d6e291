import { reportGroupFields } from '../fields/reportGroupFields';
import { defineBlock } from './defineBlock';

export const eSGReports = defineBlock({
  slug: 'eSGReports',
  labels: {
    singular: { he: 'דוחות ESG', en: 'ESG reports' },
    plural: { he: 'דוחות ESG', en: 'ESG reports' },
  },
  fields: reportGroupFields(),
});
