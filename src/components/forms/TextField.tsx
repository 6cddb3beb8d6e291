import type { HTMLInputAutoCompleteAttribute } from 'react';
import { RequiredMark } from './RequiredMark';
import { FieldHelp } from './FieldHelp';
import { below, control, field, label as labelStyle } from './field.styles';
import { useFieldState } from './useFieldState';

interface TextFieldProps {
  name: string;
  label: string;
  type?: 'text' | 'tel' | 'email';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  required?: boolean;
}

/** One line of text of a form. Phone numbers and addresses of mail read from left to right in Hebrew as well. */
export function TextField({ name, label, type = 'text', autoComplete, required = false }: TextFieldProps) {
  const { id, helpId, input, error, completed } = useFieldState(name);
  return (
    <div css={field}>
      <label htmlFor={id} css={labelStyle}>
        {label}
        {required && <RequiredMark />}
      </label>
      <input
        {...input}
        id={id}
        type={type}
        dir={type === 'text' ? undefined : 'ltr'}
        autoComplete={autoComplete}
        required={required}
        aria-invalid={error !== undefined}
        aria-describedby={helpId}
        css={control}
      />
      <div css={below}>
        <FieldHelp id={helpId} error={error} completed={completed} />
      </div>
    </div>
  );
}
