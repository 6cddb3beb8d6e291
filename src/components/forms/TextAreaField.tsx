import { countCharacters } from '@group/rules/text/countCharacters';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import { control } from './control.styles';
import { area, counter, overfull } from './field.styles';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame';
import { useFieldState } from './useFieldState';

interface TextAreaFieldProps extends FieldProps {
  /**
   * Maximum length in characters, shown in a counter. A longer text is an error but is not cut off, so that pasted text
   * is not lost.
   */
  maxLength?: number | undefined;
  rows?: number;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  placeholder?: string | undefined;
}

/** A multi-line text field with a live counter such as 12/500 (corporate-site §5). */
export function TextAreaField({
  name,
  maxLength,
  rows = 4,
  autoComplete,
  placeholder,
  ...frame
}: TextAreaFieldProps) {
  const state = useFieldState(name);
  const countId = `${state.helpId}count`;
  const length = countCharacters(state.input.value);
  return (
    <FieldFrame
      name={name}
      {...frame}
      state={state}
      aside={
        maxLength && (
          <bdi id={countId} css={[counter, length > maxLength && overfull]}>
            {length}/{maxLength}
          </bdi>
        )
      }
    >
      <textarea
        {...state.input}
        id={state.id}
        rows={rows}
        autoComplete={autoComplete}
        placeholder={placeholder}
        required={frame.required}
        aria-invalid={state.error !== undefined}
        aria-describedby={describedBy(state, frame.hint, ...(maxLength ? [countId] : []))}
        css={[control, area]}
      />
    </FieldFrame>
  );
}
