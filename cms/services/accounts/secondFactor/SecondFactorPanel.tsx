'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { OtherSecondFactor } from './OtherSecondFactor';
import { OwnSecondFactor } from './OwnSecondFactor';

/**
 * Two-step login in an account form: for users, that of their own account; for administrators, also that of other
 * accounts.
 */
export function SecondFactorPanel() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  if (id === undefined || !user) return null;
  return String(id) === String(user.id) ? <OwnSecondFactor /> : <OtherSecondFactor id={id} />;
}
