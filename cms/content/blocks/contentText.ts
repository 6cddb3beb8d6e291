import { richTextField } from '../../platform/fields/richTextField';
import { defineBlock } from './defineBlock';

export const contentText = defineBlock({
  slug: 'contentText',
  labels: { singular: { he: 'טקסט', en: 'Content text' }, plural: { he: 'טקסטים', en: 'Content texts' } },
  fields: [
    { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
    richTextField({ name: 'text', label: { he: 'תוכן', en: 'Text' }, required: true }),
    { name: 'icon', type: 'upload', relationTo: 'media', label: { he: 'סמל', en: 'Icon' } },
  ],
});
