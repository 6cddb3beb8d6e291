import { linkField } from '../fields/linkField';
import { defineBlock } from './defineBlock';

export const projectButton = defineBlock({
  slug: 'projectButton',
  labels: {
    singular: { he: 'כפתור פרויקטים', en: 'Project button' },
    plural: { he: 'כפתורי פרויקטים', en: 'Project buttons' },
  },
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
