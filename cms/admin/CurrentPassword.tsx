'use client';

import { PasswordField, useTranslation } from '@payloadcms/ui';

const LABEL = {
  he: 'הסיסמה הנוכחית שלך (לשינוי סיסמה או דוא״ל)',
  en: 'Your current password (to change a password or an e-mail address)',
};

/** Asks for the password of who is logged in, in the form of an account: with it a password or an address is changed. */
export function CurrentPassword() {
  const { i18n } = useTranslation();
  const label = LABEL[i18n.language === 'en' ? 'en' : 'he'];
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: 'currentPassword', label, required: false }}
      path="currentPassword"
      validate={() => true}
    />
  );
}
