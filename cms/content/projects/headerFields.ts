import type { Field } from 'payload';
import { addressRules } from '../fields/addressRules';
import { linkField } from '../fields/linkField';
import {
  groupField,
  imageField,
  listField,
  localArea,
  localText,
  richTextField,
  row,
  textField,
} from '../../platform/fields/shortFields';

/** Fields for the header of a project page (project-marketing §2.2). */
export const headerFields: Field[] = [
  groupField('heroBanner', 'תמונת פתיחה', 'Hero banner', {
    interfaceName: 'ProjectHeroBanner',
    fields: [
      imageField('thumbnail', 'wide', 'תמונה', 'Picture'),
      imageField('mobile', 'phone', 'תמונה לנייד', 'Picture on phones'),
    ],
  }),
  localArea('text', 'טקסט בכותרת', 'Text in the header'),
  richTextField('textHTML', 'טקסט מעוצב בכותרת', 'Formatted text in the header'),
  listField('numbersNew', 'מספרים', 'Numbers', {
    row: { he: 'מספר', en: 'Number' },
    interfaceName: 'ProjectNumber',
    fields: [
      localText('number', 'המספר', 'The number', { required: true }),
      localText('textNextToNumber', 'טקסט ליד המספר', 'Text next to the number'),
      localText('text', 'טקסט מתחת למספר', 'Text below the number'),
    ],
  }),
  row(
    textField('virtualTourLink', 'קישור לסיור וירטואלי', 'Link of the virtual tour', { ...addressRules }),
    localText('virtualTourLinkName', 'שם הקישור', 'Name of the link'),
  ),
  {
    ...linkField('contactAnchor', 'כפתור ליצירת קשר', 'Button to the contact section'),
    // This link always leads to the contact section of the same page, so editors choose no target.
    custom: { needsNoTarget: true },
  },
];
