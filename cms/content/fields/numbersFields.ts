import type { Field } from 'payload';

/** Fields of both blocks with large numbers (forms-investors-catalogue §2.2). They share GraphQL types. */
export function numbersFields(): Field[] {
  return [
    {
      name: 'blockTitle',
      type: 'text',
      localized: true,
      label: { he: 'כותרת הבלוק', en: 'Title of the block' },
    },
    {
      name: 'colorPicker',
      type: 'select',
      required: true,
      defaultValue: 'terracotta',
      enumName: 'enum_numbers_color',
      interfaceName: 'NumbersColor',
      label: { he: 'צבע', en: 'Colour' },
      options: [
        { value: 'terracotta', label: { he: 'טרקוטה', en: 'Terracotta' } },
        { value: 'ink', label: { he: 'כחול דיו', en: 'Ink blue' } },
        { value: 'teal', label: { he: 'טורקיז עמוק', en: 'Deep teal' } },
        { value: 'green', label: { he: 'ירוק', en: 'Green' } },
      ],
    },
    {
      name: 'items',
      type: 'array',
      interfaceName: 'NumbersItem',
      required: true,
      minRows: 1,
      maxRows: 8,
      label: { he: 'מספרים', en: 'Numbers' },
      labels: { singular: { he: 'מספר', en: 'Number' }, plural: { he: 'מספרים', en: 'Numbers' } },
      admin: { description: { he: 'נראה היטב עם שלושה או ארבעה', en: 'Looks best with three or four' } },
      fields: [
        {
          name: 'title',
          type: 'text',
          localized: true,
          label: { he: 'כותרת קטנה מעל המספר', en: 'Small title above the number' },
        },
        {
          name: 'largeText',
          type: 'text',
          localized: true,
          required: true,
          label: { he: 'המספר', en: 'The number' },
          admin: { description: { he: 'למשל: 1948, 12,400, 4.5', en: 'For instance: 1948, 12,400, 4.5' } },
        },
        {
          name: 'textNextToNumber',
          type: 'text',
          localized: true,
          label: { he: 'טקסט ליד המספר', en: 'Text next to the number' },
          admin: {
            description: { he: 'קצר, למשל: +, %, מיליון ₪', en: 'Short, for instance: +, %, million' },
          },
        },
        {
          name: 'text',
          type: 'textarea',
          localized: true,
          label: { he: 'טקסט מתחת למספר', en: 'Text below the number' },
        },
      ],
    },
    {
      name: 'bottomText',
      type: 'textarea',
      localized: true,
      label: { he: 'טקסט תחתון', en: 'Text at the bottom' },
      admin: {
        description: {
          he: 'למשל מקור הנתונים ומועדם',
          en: 'For instance the source of the numbers and their date',
        },
      },
    },
  ];
}
