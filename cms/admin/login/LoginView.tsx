import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { Logo } from '../Logo';
import { LoginForm } from './LoginForm';

/** In place of Payload's login, which knows no second step. */
export function LoginView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const target = getSafeRedirect({
    fallbackTo: req.payload.config.routes.admin,
    redirectTo: searchParams?.redirect ?? '',
  });
  if (req.user) redirect(target);
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <LoginForm target={target} />
    </>
  );
}
