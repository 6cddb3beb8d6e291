import { symbolField } from '../fields/symbolField';
import { defineBlock } from './defineBlock';
import { card, figure, graph, text, title } from './drawing/shapes';
import { localText } from '../../platform/fields/shortFields';

export const shareBlock = defineBlock({
  slug: 'shareBlock',
  labels: {
    singular: { he: 'ניירות הערך', en: 'Securities' },
    plural: { he: 'ניירות הערך', en: 'Securities' },
  },
  purpose: {
    he: 'המניה ואגרות החוב של הקבוצה, בנתונים חיים',
    en: 'The group’s share and bonds, with live figures',
  },
  drawing: [
    card(8, 10, 62, 60),
    title(14, 17, 26),
    figure(46, 17, 18),
    graph(14, 34, 50, 28),
    card(76, 10, 36, 27),
    text(81, 18, 24, 3),
    card(76, 43, 36, 27),
    text(81, 51, 24, 3),
  ],
  fields: [localText('title', 'כותרת', 'Title'), symbolField()],
});
