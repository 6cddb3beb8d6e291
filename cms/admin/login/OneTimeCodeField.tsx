'use client';

import { useField } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { CodeInput } from '../../services/accounts/secondFactor/CodeInput';

/** The code of a login, as a field of the form. It is where one types at once; whether it is right, the server says. */
export function OneTimeCodeField({ path }: { path: string }) {
  const { value, setValue } = useField<string>({ path });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return <CodeInput id="field-code" inputRef={input} onChange={setValue} value={value ?? ''} />;
}
