'use client';

import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { OtherSecondFactor } from './OtherSecondFactor';
import { OwnSecondFactor } from './OwnSecondFactor';

/** In the form of an account: one's own two-step login, or, for administrators, that of somebody else. */
export function SecondFactorPanel() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  if (id === undefined || !user) return null;
  return String(id) === String(user.id) ? <OwnSecondFactor /> : <OtherSecondFactor id={id} />;
}
