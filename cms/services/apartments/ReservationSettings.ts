import type { GlobalConfig } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isEditor } from '../../platform/access/isEditor';
import { numberField } from '../../platform/fields/shortFields';

/** Settings for reservations of apartments. */
export const ReservationSettings: GlobalConfig = {
  slug: 'reservationSettings',
  label: { he: 'הגדרות שריון דירות', en: 'Reservation settings' },
  graphQL: false,
  admin: { group: { he: 'הגדרות', en: 'Settings' }, hidden: hideFromOtherRoles('administrator', 'editor') },
  access: { read: isEditor, update: isEditor },
  fields: [
    numberField(
      'holdMinutes',
      'משך שמירת הדירה בזמן התשלום (דקות)',
      'Minutes that a home is held during payment',
      {
        required: true,
        min: 3,
        max: 120,
        defaultValue: 15,
        description: {
          he: 'בזמן הזה מבקרים אחרים רואים ״בתהליך שריון״. בסופו התשלום נסגר, והדירה שוב פנויה.',
          en: 'During this time, others see “being reserved”. Afterwards the payment closes, and the home is available again.',
        },
      },
    ),
  ],
};
