import { linkField } from '../fields/linkField';
import { defineBlock } from './defineBlock';
import { arrow, card, text } from './drawing/shapes';

export const projectButton = defineBlock({
  slug: 'projectButton',
  labels: {
    singular: { he: 'כפתור פרויקטים', en: 'Project button' },
    plural: { he: 'כפתורי פרויקטים', en: 'Project buttons' },
  },
  purpose: { he: 'כפתור שמוביל לרשימת הפרויקטים', en: 'A button that leads to the list of projects' },
  drawing: [card(24, 26, 72, 28), text(34, 39, 36, 1), arrow(82, 40)],
  fields: [
    {
      name: 'text',
      type: 'text',
      localized: true,
      label: { he: 'טקסט ליד הכפתור', en: 'Text beside the button' },
    },
    linkField({ name: 'link', label: { he: 'קישור', en: 'Link' } }),
  ],
});
