'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { onEnter } from '../../../platform/adminUi/onEnter';
import { CodeInput } from './CodeInput';
import { useSecondFactorCalls } from './useSecondFactorCalls';

/** A new secret that the user has not confirmed with a code yet. */
export interface Offer {
  secret: string;
  /** QR code as a data URL. */
  qrCode: string;
  offer: string;
}

interface EnrolmentProps {
  offer: Offer;
  onCancel: () => void;
  onDone: (recoveryCodes: string[]) => void;
}

/**
 * Shows the new secret with its QR code and asks for a first code. The code proves that the authenticator app is set
 * up.
 */
export function Enrolment({ offer: { secret, qrCode, offer }, onCancel, onDone }: EnrolmentProps) {
  const { texts, busy, post } = useSecondFactorCalls();
  const [code, setCode] = useState('');
  const confirm = async () => {
    const answer = await post<{ recoveryCodes: string[] }>('second-factor/confirm', { offer, code });
    if (answer) onDone(answer.recoveryCodes);
  };
  const canConfirm = !busy && code.trim() !== '';
  return (
    <>
      <p>{texts.scan}</p>
      {/* A data URL needs no image optimization. */}
      <img alt={texts.qrAlt} className="second-step__qr" height={240} src={qrCode} width={240} />
      <p>
        {texts.key}: <code dir="ltr">{secret.replace(/(.{4})(?!$)/g, '$1 ')}</code>
      </p>
      <CodeInput
        appOnly
        id="second-step-code"
        onChange={setCode}
        onKeyDown={onEnter(canConfirm ? confirm : undefined)}
        value={code}
      />
      <div className="second-step__actions">
        <Button disabled={!canConfirm} margin={false} onClick={() => void confirm()}>
          {texts.confirm}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </>
  );
}
