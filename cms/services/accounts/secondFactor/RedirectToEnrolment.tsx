import { redirect } from 'next/navigation';
import type { ServerProps } from 'payload';
import { mustEnrol } from './secondFactorRule';

/** Redirects users from the dashboard to their account page while they still have to set up two-step login. */
export function RedirectToEnrolment({ user, payload }: ServerProps) {
  if (mustEnrol(user ?? null))
    redirect(`${payload.config.routes.admin}${payload.config.admin.routes.account}`);
  return null;
}
