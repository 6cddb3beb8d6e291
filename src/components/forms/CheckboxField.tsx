import { useField } from 'formik';
import { useId, type ReactNode } from 'react';
import { check, checkHelp, checkHint, hint as hintStyle } from './field.styles';
import { FieldHelp } from './FieldHelp';
import { useFieldLabel } from './FieldLabels';
import { RequiredMark } from './RequiredMark';

interface CheckboxFieldProps {
  name: string;
  /** The sentence that the visitor agrees to. It may contain a link. */
  label: ReactNode;
  /** Short name of the checkbox for the error summary. The default is the label. */
  shortLabel?: string | undefined;
  required?: boolean;
  /** Help text below the checkbox. */
  hint?: string | undefined;
  mark?: string | undefined;
}

/** A checkbox with a sentence that the visitor agrees to. */
export function CheckboxField({ name, label, shortLabel, required = false, hint, mark }: CheckboxFieldProps) {
  const id = useId();
  useFieldLabel(name, shortLabel ?? label);
  // No `onBlur`, so that leaving the checkbox does not mark it as touched. Its error appears only after an attempt to
  // submit (forms-investors-catalogue §5).
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
