'use client';

import { PasswordField, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { adminLanguage } from '../../platform/locales/adminLanguage';

const LABEL = {
  he: 'הסיסמה הנוכחית שלך (נדרשת לשינוי סיסמה או דוא״ל ולהוספת מנהל)',
  en: 'Your current password (needed to change a password or an e-mail address, or to add an administrator)',
};

/**
 * Asks for the password of the logged-in user in an account form. Required to change a password or address, or to
 * create an administrator.
 */
export function CurrentPassword() {
  const { i18n } = useTranslation();
  const { hasSavePermission } = useDocumentInfo();
  // Without permission to save, no password is needed.
  if (!hasSavePermission) return null;
  const label = LABEL[adminLanguage(i18n)];
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: 'currentPassword', label, required: false }}
      path="currentPassword"
      validate={() => true}
    />
  );
}
