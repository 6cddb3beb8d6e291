import { defineBlock } from './defineBlock';

export const sectionAnchor = defineBlock({
  slug: 'sectionAnchor',
  labels: { singular: { he: 'עוגן', en: 'Section anchor' }, plural: { he: 'עוגנים', en: 'Section anchors' } },
  fields: [
    {
      name: 'anchor',
      type: 'text',
      required: true,
      label: { he: 'מזהה', en: 'Id' },
      admin: {
        description: {
          he: 'אינו נראה בדף. קישור עם העוגן הזה מוביל לבלוק שאחריו. אותיות לטיניות קטנות, ספרות ומקפים.',
          en: 'Not seen on the page. A link with this anchor leads to the block after it. Small Latin letters, digits and dashes.',
        },
      },
      validate: (value: unknown) => /^[a-z][a-z0-9-]*$/.test(String(value ?? '')) || 'a-z, 0-9, -',
    },
  ],
});
