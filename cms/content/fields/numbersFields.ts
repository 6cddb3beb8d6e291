import type { Field } from 'payload';
import { listField, localArea, localText, selectField } from '../../platform/fields/shortFields';

/**
 * Fields shared by the two blocks with large numbers (forms-investors-catalogue §2.2). Both blocks use the same GraphQL
 * types.
 */
export function numbersFields(): Field[] {
  return [
    localText('blockTitle', 'כותרת הרכיב', 'Block title'),
    selectField('colorPicker', 'צבע', 'Colour', {
      required: true,
      defaultValue: 'terracotta',
      enumName: 'enum_numbers_color',
      interfaceName: 'NumbersColor',
      options: [
        { value: 'terracotta', label: { he: 'טרקוטה', en: 'Terracotta' } },
        { value: 'ink', label: { he: 'כחול דיו', en: 'Ink blue' } },
        { value: 'teal', label: { he: 'טורקיז עמוק', en: 'Deep teal' } },
        { value: 'green', label: { he: 'ירוק', en: 'Green' } },
      ],
    }),
    listField('items', 'מספרים', 'Numbers', {
      row: { he: 'מספר', en: 'Number' },
      interfaceName: 'NumbersItem',
      required: true,
      minRows: 1,
      maxRows: 8,
      description: { he: 'רצוי שלושה או ארבעה', en: 'Preferably three or four' },
      fields: [
        localText('title', 'כותרת קטנה מעל המספר', 'Small title above the number'),
        localText('largeText', 'המספר', 'The number', {
          required: true,
          description: { he: 'למשל: 1948, 12,400, 4.5', en: 'For instance: 1948, 12,400, 4.5' },
        }),
        localText('textNextToNumber', 'טקסט ליד המספר', 'Text next to the number', {
          description: { he: 'קצר, למשל: +, %, מיליון ₪', en: 'Short, for instance: +, %, million' },
        }),
        localArea('text', 'טקסט מתחת למספר', 'Text below the number'),
      ],
    }),
    localArea('bottomText', 'טקסט תחתון', 'Text at the bottom', {
      description: {
        he: 'למשל מקור הנתונים ומועדם',
        en: 'For instance the source of the numbers and their date',
      },
    }),
  ];
}
