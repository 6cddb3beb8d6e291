import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { Logo } from '../branding/Logo';
import { LoginForm } from './LoginForm';

/** Login page that replaces Payload's own, because Payload's does not support two-factor authentication. */
export function LoginView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const target = getSafeRedirect({
    fallbackTo: req.payload.config.routes.admin,
    redirectTo: searchParams?.redirect ?? '',
  });
  if (req.user) redirect(target);
  return (
    <>
      <div className="login__brand">
        <Logo payload={req.payload} />
      </div>
      <LoginForm target={target} />
    </>
  );
}
