import type { Field } from 'payload';
import { nobody } from '../platform/access/nobody';
import { inLetter } from './letter/inLetter';
import { selectField, textField } from '../platform/fields/shortFields';

/**
 * Fields with the delivery state of an inbox document. `writeDeliveryState` updates them when one of the document's
 * deliveries changes.
 */
export function deliveryFields(): Field[] {
  return [
    inLetter(
      'none',
      selectField('delivery', 'מסירה', 'Delivery', {
        access: { update: nobody },
        defaultValue: 'queued',
        index: true,
        admin: { readOnly: true },
        options: [
          { value: 'queued', label: { he: 'בתור', en: 'Queued' } },
          { value: 'delivered', label: { he: 'נמסרה', en: 'Delivered' } },
          { value: 'failed', label: { he: 'נכשלה', en: 'Failed' } },
        ],
      }),
    ),
    inLetter(
      'none',
      textField('deliveryError', 'שגיאת מסירה', 'Delivery error', {
        access: { update: nobody },
        admin: { readOnly: true, condition: (data) => Boolean(data.deliveryError) },
      }),
    ),
  ];
}
