'use client';

import { useField } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';
import { CodeInput } from '../../services/accounts/secondFactor/CodeInput';

/** Input for the one-time code. It takes the focus when it appears. The server checks the code. */
export function OneTimeCodeField({ path }: { path: string }) {
  const { value, setValue } = useField<string>({ path });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return <CodeInput id="field-code" inputRef={input} onChange={setValue} value={value ?? ''} />;
}
