import { redirect } from 'next/navigation';
import type { ServerProps } from 'payload';
import { isHeldBack } from './secondFactorRule';

/** Redirects users from the dashboard to their account page while they still have to set up two-step login. */
export function LeadToEnrolment({ user, payload }: ServerProps) {
  if (isHeldBack(user ?? null))
    redirect(`${payload.config.routes.admin}${payload.config.admin.routes.account}`);
  return null;
}
