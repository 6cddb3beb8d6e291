import { useField } from 'formik';
import { useId, type ReactNode } from 'react';
import { check, checkHelp, checkHint, hint as hintStyle } from './field.styles';
import { FieldHelp } from './FieldHelp';
import { useFieldLabel } from './FieldLabels';
import { RequiredMark } from './RequiredMark';

interface CheckboxFieldProps {
  name: string;
  /** The sentence to agree to, possibly with a link. */
  label: ReactNode;
  /** Short name for the error summary. */
  shortLabel?: string | undefined;
  required?: boolean;
  /** Help text of the box. */
  hint?: string | undefined;
  mark?: string | undefined;
}

/** A checkbox with a sentence to agree to. */
export function CheckboxField({ name, label, shortLabel, required = false, hint, mark }: CheckboxFieldProps) {
  const id = useId();
  useFieldLabel(name, shortLabel ?? label);
  // Losing the focus is no attempt to send; errors show only after one (forms-investors-catalogue §5).
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
