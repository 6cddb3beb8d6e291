import { reportGroupFields } from '../fields/reportGroupFields';
import { defineBlock } from './defineBlock';

export const eSGReports1 = defineBlock({
  slug: 'eSGReports1',
  labels: {
    singular: { he: 'דוחות ESG על רקע', en: 'ESG reports on stone' },
    plural: { he: 'דוחות ESG על רקע', en: 'ESG reports on stone' },
  },
  fields: reportGroupFields(),
});
