import type { Field } from 'payload';
import { nobody } from '../platform/access/nobody';

/** How far a visitor's message got, shown beside it; the deliveries keep it up to date (`jobs/delivery`). */
export function deliveryFields(): Field[] {
  return [
    {
      name: 'delivery',
      access: { update: nobody },
      type: 'select',
      defaultValue: 'queued',
      index: true,
      label: { he: 'מסירה', en: 'Delivery' },
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: {
          he: 'מסירה שנכשלה נשלחת שוב מתוך ״מסירות״, לפי מספר הפנייה',
          en: 'What failed is sent again from Deliveries, by its reference',
        },
      },
      options: [
        { value: 'queued', label: { he: 'בתור', en: 'Queued' } },
        { value: 'delivered', label: { he: 'נמסרה', en: 'Delivered' } },
        { value: 'failed', label: { he: 'נכשלה', en: 'Failed' } },
      ],
    },
    {
      name: 'deliveryError',
      access: { update: nobody },
      type: 'text',
      label: { he: 'שגיאת מסירה', en: 'Delivery error' },
      admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.deliveryError) },
    },
  ];
}
