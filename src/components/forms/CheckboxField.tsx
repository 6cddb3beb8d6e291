import { useField } from 'formik';
import { useId, type ReactNode } from 'react';
import { check, checkHelp, checkHint, hint as hintStyle } from './field.styles';
import { FieldHelp } from './FieldHelp';
import { useFieldLabel } from './FieldLabels';
import { RequiredMark } from './RequiredMark';

interface CheckboxFieldProps {
  name: string;
  /** The sentence one agrees to; it may hold a link. */
  label: ReactNode;
  /** What the sentence is about, in a word or two, where the error summary should not repeat it. */
  shortLabel?: string | undefined;
  required?: boolean;
  /** What to know before one ticks. */
  hint?: string | undefined;
  mark?: string | undefined;
}

/** A box to tick, with the sentence one agrees to. */
export function CheckboxField({ name, label, shortLabel, required = false, hint, mark }: CheckboxFieldProps) {
  const id = useId();
  useFieldLabel(name, shortLabel ?? label);
  // Leaving the box is no attempt to send: an error shows after that only (forms specification §5).
  const [{ checked, onChange }, { touched, error }] = useField<boolean>({ name, type: 'checkbox' });
  const shown = touched ? error : undefined;
  return (
    <div css={check}>
      <input
        name={name}
        checked={checked ?? false}
        onChange={onChange}
        id={id}
        type="checkbox"
        required={required}
        aria-invalid={shown !== undefined}
        aria-describedby={[hint && `${id}hint`, shown && `${id}help`].filter(Boolean).join(' ') || undefined}
      />
      <label htmlFor={id}>
        {label}
        <RequiredMark required={required} text={mark} />
      </label>
      {hint && (
        <span id={`${id}hint`} css={[hintStyle, checkHint]}>
          {hint}
        </span>
      )}
      {shown && (
        <div css={checkHelp}>
          <FieldHelp id={`${id}help`} error={shown} completed={false} />
        </div>
      )}
    </div>
  );
}
