import { reportCardsField } from '../fields/reportCardsField';
import { defineBlock } from './defineBlock';
import { button, line, text, title } from './drawing/shapes';
import { localText } from '../../platform/fields/shortFields';

export const immediateReports = defineBlock({
  slug: 'immediateReports',
  labels: {
    singular: { he: 'דיווחים מיידיים', en: 'Immediate reports' },
    plural: { he: 'דיווחים מיידיים', en: 'Immediate reports' },
  },
  purpose: {
    he: 'הדיווחים המיידיים האחרונים, זה מתחת לזה',
    en: 'The latest immediate reports, one below the other',
  },
  drawing: [
    title(14, 6, 44),
    line(14, 18, 106, 18),
    text(14, 25, 16, 1),
    text(38, 25, 66, 1),
    line(14, 34, 106, 34),
    text(14, 41, 16, 1),
    text(38, 41, 58, 1),
    line(14, 50, 106, 50),
    text(14, 57, 16, 1),
    text(38, 57, 62, 1),
    button(14, 66),
  ],
  fields: [localText('title', 'כותרת', 'Title'), reportCardsField()],
});
