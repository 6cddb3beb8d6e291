'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { onEnter } from '../../../platform/adminUi/onEnter';
import { CodeInput } from './CodeInput';
import { Enrolment, type Offer } from './Enrolment';
import { PasswordInput } from './PasswordInput';
import { RecoveryCodeList } from './RecoveryCodeList';
import { useSecondFactorCalls } from './useSecondFactorCalls';

interface State {
  enrolled: boolean;
  enrolledAt: string | null;
  recoveryCodesLeft: number;
  required: boolean;
}

/** Lets users see, set up and remove the two-step login of their own account. */
export function OwnSecondFactor() {
  const { texts, language, busy, get, post } = useSecondFactorCalls();
  const [state, setState] = useState<State | 'failed' | 'loading'>('loading');
  const [round, setRound] = useState(0);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [offer, setOffer] = useState<Offer | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    get<State>('second-factor', controller.signal)
      .then(setState)
      .catch(() => controller.signal.aborted || setState('failed'));
    return () => controller.abort();
  }, [get, round]);

  const startOver = () => {
    setPassword('');
    setCode('');
    setOffer(null);
    setRound((count) => count + 1);
  };
  const begin = async () => setOffer(await post<Offer>('second-factor/begin', { password }));
  const remove = async () => {
    if (await post('second-factor/remove', { password, code })) startOver();
  };
  const finish = () => {
    // Until now, the user had no access to most of the admin panel. Reload the page, so that the full menu appears.
    if (state !== 'loading' && state !== 'failed' && state.required) window.location.reload();
    setCodes(null);
  };

  const body = () => {
    if (codes) return <RecoveryCodeList codes={codes} onDone={finish} texts={texts} />;
    if (state === 'loading') return <p role="status">{texts.loading}</p>;
    if (state === 'failed')
      return (
        <p role="alert">
          {texts.failed}{' '}
          <Button buttonStyle="secondary" margin={false} onClick={() => setRound(round + 1)} size="small">
            {texts.retry}
          </Button>
        </p>
      );
    if (offer)
      return (
        <Enrolment
          offer={offer}
          onCancel={startOver}
          onDone={(recoveryCodes) => {
            setCodes(recoveryCodes);
            startOver();
          }}
        />
      );
    const { enrolled, enrolledAt, recoveryCodesLeft, required } = state;
    const submit = enrolled ? remove : begin;
    const canSubmit = !busy && password !== '' && (!enrolled || code !== '');
    const submitOnEnter = onEnter(canSubmit ? submit : undefined);
    return (
      <>
        {required && !enrolled && (
          <p className="second-step__error" role="alert">
            {texts.required}
          </p>
        )}
        <p>
          {enrolled && enrolledAt
            ? `${texts.on} ${new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(enrolledAt))}. ${texts.left} ${recoveryCodesLeft}.`
            : texts.off}
        </p>
        <PasswordInput
          id="second-step-password"
          label={texts.password}
          onChange={setPassword}
          onKeyDown={submitOnEnter}
          value={password}
        />
        {enrolled && (
          <CodeInput id="second-step-code" onChange={setCode} onKeyDown={submitOnEnter} value={code} />
        )}
        <Button
          buttonStyle={enrolled ? 'secondary' : 'primary'}
          disabled={!canSubmit}
          margin={false}
          onClick={() => void submit()}
        >
          {enrolled ? texts.remove : texts.setUp}
        </Button>
      </>
    );
  };

  return (
    <section aria-labelledby="second-step-title" className="second-step">
      <h3 id="second-step-title">{texts.title}</h3>
      <p>{texts.why}</p>
      {body()}
    </section>
  );
}
