'use client';

import { useTranslation } from '@payloadcms/ui';
import type { KeyboardEvent, RefObject } from 'react';

const TEXTS = {
  he: { app: 'הקוד מהאפליקציה', any: 'הקוד מהאפליקציה, או קוד שחזור' },
  en: { app: 'Code from the app', any: 'Code from the app, or a recovery code' },
};

interface CodeInputProps {
  id: string;
  value: string;
  onChange: (value: string) => void;
  /** Accepts only the six digits of the authenticator app. Set where a recovery code is not accepted. */
  appOnly?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/**
 * Input for a second-factor code. It is written left to right in both languages, and browsers can fill in one-time
 * codes.
 */
export function CodeInput({ id, value, onChange, appOnly = false, onKeyDown, inputRef }: CodeInputProps) {
  const { i18n } = useTranslation();
  const texts = i18n.language === 'en' ? TEXTS.en : TEXTS.he;
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={id}>
        {appOnly ? texts.app : texts.any}
      </label>
      <div className="field-type__wrap">
        <input
          autoCapitalize="none"
          autoComplete="one-time-code"
          dir="ltr"
          id={id}
          inputMode={appOnly ? 'numeric' : 'text'}
          maxLength={32}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          ref={inputRef}
          spellCheck={false}
          type="text"
          value={value}
        />
      </div>
    </div>
  );
}
