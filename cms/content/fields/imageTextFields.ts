import type { Field } from 'payload';
import { imageField } from '../../platform/fields/imageField';
import { linkField } from './linkField';
import { richTextField } from '../../platform/fields/richTextField';

/** Fields of both blocks with a picture beside text. */
export function imageTextFields(): Field[] {
  return [
    imageField({
      name: 'image',
      shown: 'wide',
      atLeast: { width: 1200 },
      label: { he: 'תמונה', en: 'Image' },
      required: true,
      description: {
        he: 'לרוחב או כמעט מרובעת, לפחות 1200 פיקסלים',
        en: 'Landscape or nearly square, at least 1200 pixels wide',
      },
    }),
    {
      name: 'imageSide',
      type: 'select',
      required: true,
      defaultValue: 'start',
      enumName: 'enum_image_side',
      interfaceName: 'ImageSide',
      label: { he: 'צד התמונה', en: 'Side of the image' },
      options: [
        {
          value: 'start',
          label: { he: 'בתחילת השורה (ימין בעברית)', en: 'Start of the line (left in English)' },
        },
        { value: 'end', label: { he: 'בסוף השורה (שמאל בעברית)', en: 'End of the line (right in English)' } },
      ],
      admin: {
        description: {
          he: 'בנייד התמונה תמיד מעל הטקסט',
          en: 'On phones the image is always above the text',
        },
      },
    },
    {
      name: 'eyebrow',
      type: 'text',
      localized: true,
      label: { he: 'שורה קטנה מעל הכותרת', en: 'Small line above the title' },
    },
    { name: 'title', type: 'text', localized: true, required: true, label: { he: 'כותרת', en: 'Title' } },
    richTextField({ name: 'text', label: { he: 'טקסט', en: 'Text' } }),
    linkField({ name: 'link', label: { he: 'קישור', en: 'Link' } }),
  ];
}
