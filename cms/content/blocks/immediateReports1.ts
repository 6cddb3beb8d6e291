import { reportCardsField } from '../fields/reportCardsField';
import { defineBlock } from './defineBlock';

export const immediateReports1 = defineBlock({
  slug: 'immediateReports1',
  labels: {
    singular: { he: 'דיווחים מיידיים בשלושה טורים', en: 'Immediate reports in three columns' },
    plural: { he: 'דיווחים מיידיים בשלושה טורים', en: 'Immediate reports in three columns' },
  },
  fields: [
    { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
    reportCardsField(),
  ],
});
