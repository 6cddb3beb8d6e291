'use client';

import {
  Button,
  EmailField,
  Form,
  FormSubmit,
  Link,
  PasswordField,
  useAuth,
  useConfig,
  useTranslation,
} from '@payloadcms/ui';
import type { FormState } from 'payload';
import { email, formatAdminURL } from 'payload/shared';
import { useState } from 'react';
import { OneTimeCodeField } from './OneTimeCodeField';

const TEXTS = {
  he: { back: 'חזרה', lost: 'הטלפון אינו זמין? אפשר להקליד קוד שחזור, או לבקש ממנהל אחר לאפס את האימות.' },
  en: {
    back: 'Back',
    lost: 'No access to your phone? Enter a recovery code, or ask another administrator to reset your two-step login.',
  },
};

interface Refusal {
  errors?: { data?: { code?: string } }[];
}

/** Returns an error response that makes the form fail without showing a message. */
const silentRefusal = (): Response => Response.json({ errors: [] }, { status: 401 });

/**
 * Login form. Asks for e-mail and password, then for a one-time code if the account uses two-factor authentication.
 * @param target path to open after the login
 */
export function LoginForm({ target }: { target: string }) {
  const { config } = useConfig();
  const { i18n, t } = useTranslation();
  const { setUser } = useAuth();
  const [asksCode, setAsksCode] = useState(false);
  const texts = i18n.language === 'en' ? TEXTS.en : TEXTS.he;
  const { admin, api } = config.routes;

  const logIn = async (body: FormData): Promise<Response> => {
    const response = await fetch(formatAdminURL({ apiRoute: api, path: '/users/login' }), {
      method: 'POST',
      credentials: 'include',
      headers: { 'Accept-Language': i18n.language },
      body,
    });
    if (asksCode || response.status !== 401) return response;
    const { errors } = (await response.clone().json()) as Refusal;
    if (errors?.[0]?.data?.code !== 'codeNeeded') return response;
    setAsksCode(true);
    return silentRefusal();
  };

  return (
    <Form
      action={logIn as unknown as (body: FormData) => Promise<void>}
      className="login__form"
      disableSuccessStatus
      initialState={initialState}
      onSuccess={(data) => setUser(data as Parameters<typeof setUser>[0])}
      redirect={target}
      waitForAutocomplete
    >
      <div className="login__form__inputWrap">
        {asksCode ? (
          <OneTimeCodeField path="code" />
        ) : (
          <>
            <EmailField
              field={{
                name: 'email',
                admin: { autoComplete: 'email' },
                label: t('general:email'),
                required: true,
              }}
              path="email"
              validate={email}
            />
            <PasswordField
              autoComplete="current-password"
              field={{ name: 'password', label: t('general:password'), required: true }}
              path="password"
            />
          </>
        )}
      </div>
      {asksCode ? (
        <p className="second-step__hint">{texts.lost}</p>
      ) : (
        <Link href={formatAdminURL({ adminRoute: admin, path: config.admin.routes.forgot })} prefetch={false}>
          {t('authentication:forgotPasswordQuestion')}
        </Link>
      )}
      <FormSubmit size="large">{t('authentication:login')}</FormSubmit>
      {asksCode && (
        <Button buttonStyle="transparent" margin={false} onClick={() => setAsksCode(false)}>
          {texts.back}
        </Button>
      )}
    </Form>
  );
}

const initialState: FormState = {
  email: { valid: true },
  password: { valid: true },
  code: { valid: true, value: '', initialValue: '' },
};
