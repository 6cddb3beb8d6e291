'use client';

import { useAuth, useConfig } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { forgetReplies } from '../letter/keptReplies';

/**
 * Removes reply drafts from the tab on logout, and drafts of other accounts on login. An expired session keeps them.
 */
export function ForgetReplies({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const { config } = useConfig();
  const pathname = usePathname();
  const { routes, admin } = config;
  const logsOut = pathname === `${routes.admin}${admin.routes.logout}`;
  const by = user ? String(user.id) : '';

  useEffect(() => {
    if (logsOut) forgetReplies();
    else if (by) forgetReplies(by);
  }, [by, logsOut]);
  return children;
}
