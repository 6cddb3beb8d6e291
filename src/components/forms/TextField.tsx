import type { HTMLAttributes, HTMLInputAutoCompleteAttribute } from 'react';
import { EmailSuggestion } from './EmailSuggestion';
import { control } from './control.styles';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame';
import { useFieldState } from './useFieldState';

type TextKind = 'text' | 'tel' | 'email' | 'number';

interface TextFieldProps extends FieldProps {
  type?: TextKind;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  placeholder?: string | undefined;
}

/**
 * On-screen keyboard per kind of text. Digits use a text input, because a number input drops leading zeros and mistyped
 * characters.
 */
const INPUT_MODES: Record<TextKind, HTMLAttributes<HTMLInputElement>['inputMode']> = {
  text: 'text',
  tel: 'tel',
  email: 'email',
  number: 'numeric',
};

/** A single-line text field. Phone numbers, e-mail addresses and digits are left-to-right on Hebrew pages too. */
export function TextField({ name, type = 'text', autoComplete, placeholder, ...frame }: TextFieldProps) {
  const state = useFieldState(name);
  return (
    <FieldFrame
      name={name}
      {...frame}
      state={state}
      aside={type === 'email' && <EmailSuggestion name={name} controlId={state.id} />}
    >
      <input
        {...state.input}
        id={state.id}
        type={type === 'number' ? 'text' : type}
        inputMode={INPUT_MODES[type]}
        dir={type === 'text' ? undefined : 'ltr'}
        autoComplete={autoComplete}
        placeholder={placeholder}
        required={frame.required}
        aria-invalid={state.error !== undefined}
        aria-describedby={describedBy(state, frame.hint)}
        css={control}
      />
    </FieldFrame>
  );
}
