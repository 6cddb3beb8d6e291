import type { Field } from 'payload';
import { linkField } from './linkField';
import { imageField, localText, richTextField, selectField } from '../../platform/fields/shortFields';

/** Fields shared by the two blocks that show a picture beside text. */
export function imageTextFields(): Field[] {
  return [
    imageField('image', 'wide', 'תמונה', 'Image', {
      atLeast: { width: 1200 },
      required: true,
      description: {
        he: 'לרוחב או כמעט מרובעת, לפחות 1200 פיקסלים',
        en: 'Landscape or nearly square, at least 1200 pixels wide',
      },
    }),
    selectField('imageSide', 'צד התמונה', 'Side of the image', {
      required: true,
      defaultValue: 'start',
      enumName: 'enum_image_side',
      interfaceName: 'ImageSide',
      options: [
        {
          value: 'start',
          label: { he: 'בתחילת השורה (ימין בעברית)', en: 'Start of the line (left in English)' },
        },
        { value: 'end', label: { he: 'בסוף השורה (שמאל בעברית)', en: 'End of the line (right in English)' } },
      ],
      description: {
        he: 'בנייד התמונה תמיד מעל הטקסט',
        en: 'On phones the image is always above the text',
      },
    }),
    localText('eyebrow', 'שורה קטנה מעל הכותרת', 'Small line above the title'),
    localText('title', 'כותרת', 'Title', { required: true }),
    richTextField('text', 'טקסט', 'Text'),
    linkField('link', 'קישור', 'Link'),
  ];
}
