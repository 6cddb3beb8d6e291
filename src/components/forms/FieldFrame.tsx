import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { below, field, hint as hintStyle, label as labelStyle } from './field.styles';
import { FieldHelp } from './FieldHelp';
import { useFieldLabel } from './FieldLabels';
import { RequiredMark } from './RequiredMark';
import type { FieldState } from './useFieldState';

/** The part of a field's state that the frame shows. */
type ShownState = Pick<FieldState, 'id' | 'helpId' | 'error' | 'completed'>;

/** Props of all fields. */
export interface FieldProps {
  /** Name of the field in the form's values. */
  name: string;
  label: string;
  required?: boolean;
  /** Help text before any error. */
  hint?: string | undefined;
  /** Whether the label is only for screen readers. Give the placeholder the same text. */
  hideLabel?: boolean;
  /** Replaces the asterisk of required fields. */
  mark?: string | undefined;
}

interface FieldFrameProps extends FieldProps {
  state: ShownState;
  /** The control, with the ids of the field's state. */
  children: ReactNode;
  /** Content beside the help text, such as a counter. */
  aside?: ReactNode;
}

/** Returns the ids of the current descriptions of a control, for `aria-describedby`. */
export function describedBy(
  { helpId, error, completed }: ShownState,
  hint: string | undefined,
  ...others: string[]
): string | undefined {
  const ids = [hint && `${helpId}hint`, (error !== undefined || completed) && helpId, ...others];
  return ids.filter(Boolean).join(' ') || undefined;
}

/** The frame of every control: label, hint, and error below. The error's space is always reserved. */
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
