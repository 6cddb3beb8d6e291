import { symbolField } from '../fields/symbolField';
import { defineBlock } from './defineBlock';

export const shareBlock = defineBlock({
  slug: 'shareBlock',
  labels: {
    singular: { he: 'ניירות הערך', en: 'Securities' },
    plural: { he: 'ניירות הערך', en: 'Securities' },
  },
  fields: [
    { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
    symbolField(),
  ],
});
