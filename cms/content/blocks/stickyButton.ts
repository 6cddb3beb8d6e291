import { linkField } from '../fields/linkField';
import { defineBlock } from './defineBlock';
import { band, button, card, text } from './drawing/shapes';

export const stickyButton = defineBlock({
  slug: 'stickyButton',
  labels: {
    singular: { he: 'כפתור צמוד', en: 'Sticky button' },
    plural: { he: 'כפתורים צמודים', en: 'Sticky buttons' },
  },
  purpose: {
    he: 'כפתור שנשאר צמוד לתחתית המסך בגלילה',
    en: 'A button that stays at the bottom of the screen while scrolling',
  },
  drawing: [card(26, 4, 68, 72), text(34, 14, 52, 7), band(27, 58, 66, 17), button(38, 62, 44)],
  fields: [
    linkField(
      'link',
      'קישור (נשאר בתחתית המסך בזמן הגלילה)',
      'Link (stays at the bottom of the screen while scrolling)',
    ),
  ],
});
