import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { below, field, hint as hintStyle, label as labelStyle } from './field.styles';
import { FieldHelp } from './FieldHelp';
import { useFieldLabel } from './FieldLabels';
import { RequiredMark } from './RequiredMark';
import type { FieldState } from './useFieldState';

/** What a frame shows of its field's state. */
type ShownState = Pick<FieldState, 'id' | 'helpId' | 'error' | 'completed'>;

/** What all fields can be told. */
export interface FieldProps {
  /** Name of the field in the form's values. */
  name: string;
  label: string;
  required?: boolean;
  /** What to fill in, before anything is wrong. */
  hint?: string | undefined;
  /** The label is heard but not seen; a placeholder should say the same. */
  hideLabel?: boolean;
  /** What stands behind the label, instead of the asterisk of required fields. */
  mark?: string | undefined;
}

interface FieldFrameProps extends FieldProps {
  state: ShownState;
  /** The control, with the field's ids. */
  children: ReactNode;
  /** Beside the help text, such as a counter. */
  aside?: ReactNode;
}

/** Ids of the texts that describe a control just now, for its `aria-describedby`. */
export function describedBy(
  { helpId, error, completed }: ShownState,
  hint: string | undefined,
  ...others: string[]
): string | undefined {
  const ids = [hint && `${helpId}hint`, (error !== undefined || completed) && helpId, ...others];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** Around every control of a form: its label above, its hint, and below what is wrong with it. The space for that is always there. */
export function FieldFrame({
  name,
  label,
  required = false,
  hint,
  hideLabel = false,
  mark,
  state,
  children,
  aside,
}: FieldFrameProps) {
  useFieldLabel(name, label);
  const { id, helpId, error, completed } = state;
  const text = (
    <label htmlFor={id} css={labelStyle}>
      {label}
      <RequiredMark required={required} text={mark} />
    </label>
  );
  return (
    <div css={field}>
      {hideLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      {hint && (
        <span id={`${helpId}hint`} css={hintStyle}>
          {hint}
        </span>
      )}
      {children}
      <div css={below}>
        <FieldHelp id={helpId} error={error} completed={completed} />
        {aside}
      </div>
    </div>
  );
}
