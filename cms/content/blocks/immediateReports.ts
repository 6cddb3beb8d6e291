import { reportCardsField } from '../fields/reportCardsField';
import { defineBlock } from './defineBlock';

export const immediateReports = defineBlock({
  slug: 'immediateReports',
  labels: {
    singular: { he: 'דיווחים מיידיים', en: 'Immediate reports' },
    plural: { he: 'דיווחים מיידיים', en: 'Immediate reports' },
  },
  fields: [
    { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
    reportCardsField(),
  ],
});
