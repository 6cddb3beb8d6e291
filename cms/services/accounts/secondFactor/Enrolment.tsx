'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { CodeInput } from './CodeInput';
import { useSecondFactorCalls } from './useSecondFactorCalls';

/** A new secret, before it is confirmed. */
export interface Offer {
  secret: string;
  /** A picture, as a `data:` address. */
  qrCode: string;
  offer: string;
}

interface EnrolmentProps {
  offer: Offer;
  onCancel: () => void;
  onDone: (recoveryCodes: string[]) => void;
}

/** The secret to scan or to type, and the first code that proves that the app has it. */
export function Enrolment({ offer: { secret, qrCode, offer }, onCancel, onDone }: EnrolmentProps) {
  const { texts, busy, post } = useSecondFactorCalls();
  const [code, setCode] = useState('');
  const confirm = async () => {
    const answer = await post<{ recoveryCodes: string[] }>('second-factor/confirm', { offer, code });
    if (answer) onDone(answer.recoveryCodes);
  };
  return (
    <>
      <p>{texts.scan}</p>
      {/* Made for this request alone: there is nothing that an image loader could do with it. */}
      <img alt={texts.qrAlt} className="second-step__qr" height={240} src={qrCode} width={240} />
      <p>
        {texts.key}: <code dir="ltr">{secret.replace(/(.{4})(?!$)/g, '$1 ')}</code>
      </p>
      <CodeInput appOnly id="second-step-code" onChange={setCode} value={code} />
      <div className="second-step__actions">
        <Button disabled={busy || code.trim() === ''} margin={false} onClick={() => void confirm()}>
          {texts.confirm}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </>
  );
}
