import type { GlobalConfig } from 'payload';
import { hideFromOtherRoles } from '../../../platform/access/hideFromOtherRoles';
import { isAdministrator } from '../../../platform/access/isAdministrator';

/** Security settings of accounts, visible to administrators only. */
export const SecuritySettings: GlobalConfig = {
  slug: 'securitySettings',
  label: { he: 'אבטחת חשבונות', en: 'Account security' },
  graphQL: false,
  admin: {
    group: { he: 'הגדרות', en: 'Settings' },
    hidden: hideFromOtherRoles('administrator'),
  },
  access: { read: isAdministrator, update: isAdministrator },
  fields: [
    {
      name: 'requireSecondFactor',
      type: 'checkbox',
      defaultValue: false,
      label: {
        he: 'חובת אימות דו־שלבי למנהלים ולצוות הפניות',
        en: 'Administrators and staff must use two-step login',
      },
      admin: {
        description: {
          he: 'מי שעוד לא הפעילו אימות דו־שלבי יוכלו רק להפעיל אותו, בדף החשבון שלהם. ההגדרה חלה מיד, גם על מי שמחוברים עכשיו.',
          en: 'Whoever has not set it up can do nothing else until they have, on their account page. It takes effect at once, also for those who are logged in.',
        },
      },
    },
  ],
};
