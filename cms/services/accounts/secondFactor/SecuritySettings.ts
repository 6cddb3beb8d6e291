import type { GlobalConfig } from 'payload';
import { hideFromOtherRoles } from '../../../platform/access/hideFromOtherRoles';
import { isAdministrator } from '../../../platform/access/isAdministrator';
import { checkboxField } from '../../../platform/fields/shortFields';

/** Settings for the security of all accounts. Only administrators can see them. */
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
    checkboxField(
      'requireSecondFactor',
      'חובת אימות דו־שלבי למנהלים ולצוות הפניות',
      'Administrators and staff must use two-step login',
      {
        description: {
          he: 'משתמשים שעדיין לא הפעילו אימות דו־שלבי לא יוכלו לבצע שום פעולה אחרת עד שיפעילו אותו בדף החשבון. ההגדרה חלה מיד, גם על משתמשים מחוברים.',
          en: 'Users without two-step login cannot do anything else until they set it up on their account page. This takes effect at once, also for users who are logged in.',
        },
      },
    ),
  ],
};
