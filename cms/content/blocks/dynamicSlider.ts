import { linkField } from '../fields/linkField';
import { mediaPairField } from '../fields/mediaPairField';
import { defineBlock } from './defineBlock';
import { arrow, button, dot, mark, picture, title } from './drawing/shapes';

export const dynamicSlider = defineBlock({
  slug: 'dynamicSlider',
  labels: {
    singular: { he: 'גלריה מתחלפת', en: 'Dynamic slider' },
    plural: { he: 'גלריות מתחלפות', en: 'Dynamic sliders' },
  },
  purpose: {
    he: 'תמונות או סרטונים מתחלפים עם כותרת וקישור',
    en: 'Pictures or films that follow each other, with title and link',
  },
  drawing: [
    picture(10, 6, 100, 58),
    title(18, 40, 40),
    button(18, 50),
    arrow(113, 35),
    dot(50, 72, 2),
    mark(60, 72, 2.6),
    dot(70, 72, 2),
  ],
  fields: [
    { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
    {
      name: 'slides',
      type: 'array',
      interfaceName: 'DynamicSlide',
      required: true,
      minRows: 1,
      labels: { singular: { he: 'שקופית', en: 'Slide' }, plural: { he: 'שקופיות', en: 'Slides' } },
      admin: {
        description: {
          he: 'מתחלפות לבד כל 4 שניות; המבקר יכול לעצור. משלוש שקופיות ומעלה הגלריה מעגלית.',
          en: 'They change by themselves every 4 seconds; visitors can stop them. From three slides up the gallery goes round.',
        },
      },
      fields: [
        mediaPairField({
          name: 'media',
          label: { he: 'תמונה או סרטון', en: 'Image or video' },
          required: true,
        }),
        { name: 'title', type: 'text', localized: true, label: { he: 'כותרת', en: 'Title' } },
        { name: 'text', type: 'textarea', localized: true, label: { he: 'טקסט', en: 'Text' } },
        linkField({ name: 'link', label: { he: 'קישור', en: 'Link' } }),
      ],
    },
  ],
});
