import { reportGroupFields } from '../fields/reportGroupFields';
import { defineBlock } from './defineBlock';

export const financialReportsMain1 = defineBlock({
  slug: 'financialReportsMain1',
  labels: {
    singular: { he: 'דוחות כספיים בעמוד ESG', en: 'Financial reports on the ESG page' },
    plural: { he: 'דוחות כספיים בעמוד ESG', en: 'Financial reports on the ESG page' },
  },
  fields: reportGroupFields(),
});
