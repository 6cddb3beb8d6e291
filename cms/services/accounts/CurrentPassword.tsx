'use client';

import { PasswordField, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { adminLanguage } from '../../platform/locales/adminLanguage';

const LABEL = {
  he: 'הסיסמה הנוכחית שלך (נדרשת לשינוי סיסמה או דוא״ל ולהוספת מנהל)',
  en: 'Your current password (needed to change a password or an e-mail address, or to add an administrator)',
};

/**
 * Form field that asks logged-in users for their current password. It is required to change a password or e-mail
 * address, or to create an administrator.
 */
export function CurrentPassword() {
  const { i18n } = useTranslation();
  const { hasSavePermission } = useDocumentInfo();
  // Users who may not save the form do not need the field.
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
