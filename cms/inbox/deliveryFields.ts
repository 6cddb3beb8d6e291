import type { Field } from 'payload';
import { nobody } from '../platform/access/nobody';
import { inLetter } from './letter/inLetter';

/** Delivery state of an inbox document, updated by its deliveries (`writeDeliveryState`). */
export function deliveryFields(): Field[] {
  return [
    inLetter('none', {
      name: 'delivery',
      access: { update: nobody },
      type: 'select',
      defaultValue: 'queued',
      index: true,
      label: { he: 'מסירה', en: 'Delivery' },
      admin: { readOnly: true },
      options: [
        { value: 'queued', label: { he: 'בתור', en: 'Queued' } },
        { value: 'delivered', label: { he: 'נמסרה', en: 'Delivered' } },
        { value: 'failed', label: { he: 'נכשלה', en: 'Failed' } },
      ],
    }),
    inLetter('none', {
      name: 'deliveryError',
      access: { update: nobody },
      type: 'text',
      label: { he: 'שגיאת מסירה', en: 'Delivery error' },
      admin: { readOnly: true, condition: (data) => Boolean(data.deliveryError) },
    }),
  ];
}
