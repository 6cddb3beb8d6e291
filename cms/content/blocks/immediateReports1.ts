import { reportCardsField } from '../fields/reportCardsField';
import { defineBlock } from './defineBlock';
import { card, text, title } from './drawing/shapes';
import { localText } from '../../platform/fields/shortFields';

export const immediateReports1 = defineBlock({
  slug: 'immediateReports1',
  labels: {
    singular: { he: 'דיווחים מיידיים בשלושה טורים', en: 'Immediate reports in three columns' },
    plural: { he: 'דיווחים מיידיים בשלושה טורים', en: 'Immediate reports in three columns' },
  },
  purpose: {
    he: 'הדיווחים המיידיים האחרונים בשלושה טורים',
    en: 'The latest immediate reports in three columns',
  },
  drawing: [
    title(14, 8, 44),
    card(8, 22, 32, 46),
    text(14, 29, 12, 1),
    text(14, 37, 20, 4),
    card(44, 22, 32, 46),
    text(50, 29, 12, 1),
    text(50, 37, 20, 4),
    card(80, 22, 32, 46),
    text(86, 29, 12, 1),
    text(86, 37, 20, 4),
  ],
  fields: [localText('title', 'כותרת', 'Title'), reportCardsField()],
});
