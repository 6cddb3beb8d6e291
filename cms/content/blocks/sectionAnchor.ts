import { defineBlock } from './defineBlock';
import { arrow, line, mark } from './drawing/shapes';
import { textField } from '../../platform/fields/shortFields';
import { ANCHOR_FAULT, validFormat } from '../../platform/fields/validFormat';

export const sectionAnchor = defineBlock({
  slug: 'sectionAnchor',
  labels: { singular: { he: 'עוגן', en: 'Section anchor' }, plural: { he: 'עוגנים', en: 'Section anchors' } },
  purpose: {
    he: 'נקודה בדף שקישורים יכולים להוביל אליה. אינה מוצגת',
    en: 'A place on the page that links can lead to. Not visible',
  },
  drawing: [line(8, 40, 48, 40), line(72, 40, 112, 40), mark(60, 32, 5), line(60, 37, 60, 54), arrow(58, 64)],
  fields: [
    textField('anchor', 'מזהה', 'Id', {
      required: true,
      description: {
        he: 'אינו מוצג בדף. קישור עם העוגן הזה מוביל לרכיב שאחריו. אותיות לטיניות קטנות, ספרות ומקפים.',
        en: 'Not visible on the page. A link with this anchor leads to the next block. Lowercase Latin letters, digits and hyphens.',
      },
      validate: validFormat((value) => /^[a-z][a-z0-9-]*$/.test(String(value ?? '')), ANCHOR_FAULT),
    }),
  ],
});
