'use client';

import type { KeyboardEvent } from 'react';

interface PasswordInputProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Password field of the two-step login panel. It does not belong to the account form, so saving the account does not
 * send it.
 */
export function PasswordInput({ id, label, value, onChange, onKeyDown }: PasswordInputProps) {
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input
          autoComplete="current-password"
          dir="ltr"
          id={id}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          type="password"
          value={value}
        />
      </div>
    </div>
  );
}
