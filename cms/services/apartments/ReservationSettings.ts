import type { GlobalConfig } from 'payload';
import { hideFromOtherRoles } from '../../platform/access/hideFromOtherRoles';
import { isEditor } from '../../platform/access/isEditor';

/** How apartments are reserved. */
export const ReservationSettings: GlobalConfig = {
  slug: 'reservationSettings',
  label: { he: 'הגדרות שריון דירות', en: 'Reservation settings' },
  graphQL: false,
  admin: { group: { he: 'הגדרות', en: 'Settings' }, hidden: hideFromOtherRoles('administrator', 'editor') },
  access: { read: isEditor, update: isEditor },
  fields: [
    {
      name: 'holdMinutes',
      type: 'number',
      required: true,
      min: 3,
      max: 120,
      defaultValue: 15,
      label: { he: 'כמה דקות דירה שמורה למי שמשלם', en: 'Minutes for which a home is held for who pays' },
      admin: {
        description: {
          he: 'בזמן הזה אחרים רואים ״בתהליך שריון״. התשלום נסגר כשהזמן נגמר, והדירה שוב פנויה.',
          en: 'Meanwhile others see “being reserved”. When the time is over the payment closes, and the home is free again.',
        },
      },
    },
  ],
};
