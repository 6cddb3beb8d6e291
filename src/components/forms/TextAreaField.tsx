import { FieldHelp } from './FieldHelp';
import { area, below, control, counter, field, label as labelStyle } from './field.styles';
import { useFieldState } from './useFieldState';

interface TextAreaFieldProps {
  name: string;
  label: string;
  /** Longest text; a counter shows how much of it is used. */
  maxLength: number;
}

/** Several lines of text, with a live counter such as 12/500 (corporate-site §5). */
export function TextAreaField({ name, label, maxLength }: TextAreaFieldProps) {
  const { id, helpId, input, error, completed } = useFieldState(name);
  return (
    <div css={field}>
      <label htmlFor={id} css={labelStyle}>
        {label}
      </label>
      <textarea
        {...input}
        id={id}
        rows={4}
        aria-invalid={error !== undefined}
        aria-describedby={`${helpId} ${helpId}count`}
        css={[control, area]}
      />
      <div css={below}>
        <FieldHelp id={helpId} error={error} completed={completed} />
        <bdi id={`${helpId}count`} css={counter}>
          {input.value.length}/{maxLength}
        </bdi>
      </div>
    </div>
  );
}
