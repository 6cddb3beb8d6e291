import { linkField } from '../fields/linkField';
import { defineBlock } from './defineBlock';
import { arrow, card, text } from './drawing/shapes';
import { localText } from '../../platform/fields/shortFields';

export const projectButton = defineBlock({
  slug: 'projectButton',
  labels: {
    singular: { he: 'כפתור פרויקטים', en: 'Project button' },
    plural: { he: 'כפתורי פרויקטים', en: 'Project buttons' },
  },
  purpose: { he: 'כפתור שמוביל לרשימת הפרויקטים', en: 'A button to the list of projects' },
  drawing: [card(24, 26, 72, 28), text(34, 39, 36, 1), arrow(82, 40)],
  fields: [
    localText('text', 'טקסט ליד הכפתור', 'Text beside the button'),
    linkField('link', 'קישור', 'Link'),
  ],
});
