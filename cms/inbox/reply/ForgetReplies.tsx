'use client';

import { useAuth, useConfig } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { forgetReplies } from '../letter/keptReplies';

/**
 * Has the tab forget replies that were typed and not sent (`ReplyForm`): those of who logs out, and those of anybody else than who is
 * logged in. Whom a long absence has logged out finds them again.
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
