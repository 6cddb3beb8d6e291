'use client';

import { useAuth, useConfig } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { clearReplyDrafts } from '../letter/replyDrafts';

/**
 * Removes all reply drafts in the tab when the user logs out, and drafts of other accounts when a user logs in. Drafts
 * survive an expired session, so that the user can continue after logging in again.
 */
export function ClearReplyDrafts({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const { config } = useConfig();
  const pathname = usePathname();
  const { routes, admin } = config;
  const logsOut = pathname === `${routes.admin}${admin.routes.logout}`;
  const by = user ? String(user.id) : '';

  useEffect(() => {
    if (logsOut) clearReplyDrafts();
    else if (by) clearReplyDrafts(by);
  }, [by, logsOut]);
  return children;
}
