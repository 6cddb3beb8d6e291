import { linkField } from '../fields/linkField';
import { mediaPairField } from '../fields/mediaPairField';
import { defineBlock } from './defineBlock';
import { arrow, button, dot, mark, picture, title } from './drawing/shapes';
import { listField, localArea, localText } from '../../platform/fields/shortFields';

export const dynamicSlider = defineBlock({
  slug: 'dynamicSlider',
  labels: {
    singular: { he: 'גלריה מתחלפת', en: 'Dynamic slider' },
    plural: { he: 'גלריות מתחלפות', en: 'Dynamic sliders' },
  },
  purpose: {
    he: 'תמונות או סרטונים מתחלפים עם כותרת וקישור',
    en: 'Rotating pictures or videos, with title and link',
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
    localText('title', 'כותרת', 'Title'),
    listField('slides', 'שקופיות', 'Slides', {
      row: { he: 'שקופית', en: 'Slide' },
      interfaceName: 'DynamicSlide',
      required: true,
      minRows: 1,
      description: {
        he: 'השקופיות מתחלפות כל 4 שניות, ואפשר לעצור אותן. משלוש שקופיות ומעלה הגלריה מעגלית.',
        en: 'Slides change every 4 seconds; visitors can stop them. With three slides or more the gallery is circular.',
      },
      fields: [
        mediaPairField('media', 'תמונה או סרטון', 'Image or video', { required: true }),
        localText('title', 'כותרת', 'Title'),
        localArea('text', 'טקסט', 'Text'),
        linkField('link', 'קישור', 'Link'),
      ],
    }),
  ],
});
