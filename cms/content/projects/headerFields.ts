import type { Field } from 'payload';
import { imageField } from '../../platform/fields/imageField';
import { richTextField } from '../../platform/fields/richTextField';
import { textField } from '../../platform/fields/textField';
import { addressRules } from '../fields/addressRules';
import { linkField } from '../fields/linkField';
import { localArea, localText } from '../fields/shortFields';

/** Header of a project page (project-marketing §2.2). */
export const headerFields: Field[] = [
  {
    name: 'heroBanner',
    type: 'group',
    interfaceName: 'ProjectHeroBanner',
    label: { he: 'תמונת פתיחה', en: 'Hero banner' },
    fields: [
      imageField({ name: 'thumbnail', shown: 'wide', label: { he: 'תמונה', en: 'Picture' } }),
      imageField({ name: 'mobile', shown: 'phone', label: { he: 'תמונה לנייד', en: 'Picture on phones' } }),
    ],
  },
  localArea('text', 'טקסט בכותרת', 'Text in the header'),
  richTextField({ name: 'textHTML', label: { he: 'טקסט מעוצב בכותרת', en: 'Formatted text in the header' } }),
  {
    name: 'numbersNew',
    type: 'array',
    interfaceName: 'ProjectNumber',
    label: { he: 'מספרים', en: 'Numbers' },
    labels: { singular: { he: 'מספר', en: 'Number' }, plural: { he: 'מספרים', en: 'Numbers' } },
    fields: [
      { ...localText('number', 'המספר', 'The number'), required: true },
      localText('textNextToNumber', 'טקסט ליד המספר', 'Text next to the number'),
      localText('text', 'טקסט מתחת למספר', 'Text below the number'),
    ],
  },
  {
    type: 'row',
    fields: [
      {
        ...textField('virtualTourLink', 'קישור לסיור וירטואלי', 'Link of the virtual tour'),
        ...addressRules,
      },
      localText('virtualTourLinkName', 'שם הקישור', 'Name of the link'),
    ],
  },
  {
    ...linkField({
      name: 'contactAnchor',
      label: { he: 'כפתור ליצירת קשר', en: 'Button to the contact section' },
    }),
    // Links to the contact section of the same page, so it needs no target.
    custom: { needsNoTarget: true },
  },
];
