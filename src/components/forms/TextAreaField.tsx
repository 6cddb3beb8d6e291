import { area, control, counter, overfull } from './field.styles';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame';
import { useFieldState } from './useFieldState';

interface TextAreaFieldProps extends FieldProps {
  /** Longest text; a counter shows how much of it is used. More can be written, and is wrong: nothing that is pasted gets lost unseen. */
  maxLength: number;
  rows?: number;
}

/** Several lines of text, with a live counter such as 12/500 (corporate-site §5). */
export function TextAreaField({ name, maxLength, rows = 4, ...frame }: TextAreaFieldProps) {
  const state = useFieldState(name);
  const countId = `${state.helpId}count`;
  const { length } = state.input.value;
  return (
    <FieldFrame
      {...frame}
      state={state}
      aside={
        <bdi id={countId} css={[counter, length > maxLength && overfull]}>
          {length}/{maxLength}
        </bdi>
      }
    >
      <textarea
        {...state.input}
        id={state.id}
        rows={rows}
        required={frame.required}
        aria-invalid={state.error !== undefined}
        aria-describedby={describedBy(state, frame.hint, countId)}
        css={[control, area]}
      />
    </FieldFrame>
  );
}
