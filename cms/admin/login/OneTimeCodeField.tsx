'use client';

import { useField, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { CodeInput } from '../secondFactor/CodeInput';

const REQUIRED = { he: 'צריך להקליד קוד.', en: 'A code is needed.' };

/** The code of a login, as a field of the form. It is where one types at once. */
export function OneTimeCodeField({ path }: { path: string }) {
  const { i18n } = useTranslation();
  const language = i18n.language === 'en' ? 'en' : 'he';
  const { value, setValue, showError } = useField<string>({
    path,
    validate: (typed: unknown) => (typeof typed === 'string' && typed.trim() !== '') || REQUIRED[language],
  });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <CodeInput
      error={showError ? REQUIRED[language] : undefined}
      id="field-code"
      inputRef={input}
      onChange={setValue}
      value={value ?? ''}
    />
  );
}
