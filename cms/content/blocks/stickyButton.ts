import { linkField } from '../fields/linkField';
import { defineBlock } from './defineBlock';

export const stickyButton = defineBlock({
  slug: 'stickyButton',
  labels: {
    singular: { he: 'כפתור צמוד', en: 'Sticky button' },
    plural: { he: 'כפתורים צמודים', en: 'Sticky buttons' },
  },
  fields: [
    linkField({
      name: 'link',
      label: {
        he: 'קישור (נשאר בתחתית המסך בזמן הגלילה)',
        en: 'Link (stays at the bottom of the screen while scrolling)',
      },
    }),
  ],
});
