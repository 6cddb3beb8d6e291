import { redirect } from 'next/navigation';
import type { ServerProps } from 'payload';
import { isHeldBack } from './secondFactorRule';

/** Before the dashboard: leads who must set up two-step login to where it is done. They may do nothing else. */
export function LeadToEnrolment({ user, payload }: ServerProps) {
  if (isHeldBack(user ?? null))
    redirect(`${payload.config.routes.admin}${payload.config.admin.routes.account}`);
  return null;
}
