'use client';

import { Button, toast } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { onEnter } from '../../../platform/adminUi/onEnter';
import { PasswordInput } from './PasswordInput';
import { useSecondFactorCalls } from './useSecondFactorCalls';

/**
 * Shows administrators the two-step login of another account and lets them reset it. Renders nothing for other roles
 * and for accounts without two-step login.
 */
export function OtherSecondFactor({ id }: { id: number | string }) {
  const { texts, busy, get, post } = useSecondFactorCalls();
  const [enrolled, setEnrolled] = useState(false);
  const [password, setPassword] = useState('');

  useEffect(() => {
    const controller = new AbortController();
    get<{ enrolled: boolean }>(`${id}/second-factor`, controller.signal)
      .then((state) => setEnrolled(state.enrolled))
      // The server responds with 403 to other roles, so nothing is shown.
      .catch(() => setEnrolled(false));
    return () => controller.abort();
  }, [get, id]);

  const reset = async () => {
    const answer = await post<{ message: string }>(`${id}/second-factor/reset`, { password });
    setPassword('');
    if (!answer) return;
    setEnrolled(false);
    toast.success(answer.message);
  };
  if (!enrolled) return null;
  const canReset = !busy && password !== '';
  return (
    <section aria-labelledby="second-step-title" className="second-step">
      <h3 id="second-step-title">{texts.title}</h3>
      <p>{texts.resetHint}</p>
      <PasswordInput
        id="second-step-password"
        label={texts.password}
        onChange={setPassword}
        onKeyDown={onEnter(canReset ? reset : undefined)}
        value={password}
      />
      <Button buttonStyle="secondary" disabled={!canReset} margin={false} onClick={() => void reset()}>
        {texts.reset}
      </Button>
    </section>
  );
}
