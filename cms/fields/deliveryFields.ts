import type { Field } from 'payload';

/** How far a visitor's message got, shown beside it; the deliveries keep it up to date (`jobs/delivery`). */
export function deliveryFields(): Field[] {
  return [
    {
      name: 'delivery',
      type: 'select',
      defaultValue: 'queued',
      index: true,
      label: { he: 'מסירה', en: 'Delivery' },
      admin: { position: 'sidebar', readOnly: true },
      options: [
        { value: 'queued', label: { he: 'בתור', en: 'Queued' } },
        { value: 'delivered', label: { he: 'נמסרה', en: 'Delivered' } },
        { value: 'failed', label: { he: 'נכשלה', en: 'Failed' } },
      ],
    },
    {
      name: 'deliveryError',
      type: 'text',
      label: { he: 'שגיאת מסירה', en: 'Delivery error' },
      admin: { position: 'sidebar', readOnly: true, condition: (data) => Boolean(data.deliveryError) },
    },
  ];
}
