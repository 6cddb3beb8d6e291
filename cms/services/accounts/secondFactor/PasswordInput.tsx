'use client';

interface PasswordInputProps {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** Where one's own password is typed, beside the form of the account and no part of it. */
export function PasswordInput({ id, label, value, onChange }: PasswordInputProps) {
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
          type="password"
          value={value}
        />
      </div>
    </div>
  );
}
