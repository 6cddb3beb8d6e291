import { defineBlock } from './defineBlock';
import { arrow, line, mark } from './drawing/shapes';

export const sectionAnchor = defineBlock({
  slug: 'sectionAnchor',
  labels: { singular: { he: 'עוגן', en: 'Section anchor' }, plural: { he: 'עוגנים', en: 'Section anchors' } },
  purpose: {
    he: 'נקודה בדף שאפשר להוביל אליה בקישור; אינה נראית',
    en: 'A spot of the page that links can lead to; not seen',
  },
  drawing: [line(8, 40, 48, 40), line(72, 40, 112, 40), mark(60, 32, 5), line(60, 37, 60, 54), arrow(58, 64)],
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
