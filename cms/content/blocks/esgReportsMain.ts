import { reportGroupFields } from '../fields/reportGroupFields';
import { defineBlock } from './defineBlock';

export const esgReportsMain = defineBlock({
  slug: 'esgReportsMain',
  labels: {
    singular: { he: 'ארכיון דוחות ESG', en: 'ESG report archive' },
    plural: { he: 'ארכיוני דוחות ESG', en: 'ESG report archives' },
  },
  fields: reportGroupFields(),
});
