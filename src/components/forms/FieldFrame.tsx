import type { ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { below, field, hint as hintStyle, label as labelStyle } from './field.styles';
import { FieldHelp } from './FieldHelp';
import { useFieldLabel } from './FieldLabels';
import { RequiredMark } from './RequiredMark';
import type { FieldState } from './useFieldState';

/** The part of a field's state that `FieldFrame` displays. */
type ShownState = Pick<FieldState, 'id' | 'helpId' | 'error' | 'completed'>;

/** Props that all fields have in common. */
export interface FieldProps {
  /** Name of the field's value in the form. */
  name: string;
  label: string;
  required?: boolean;
  /** Help text between the label and the control. */
  hint?: string | undefined;
  /** Whether the label is visually hidden. Give the placeholder the same text, so that sighted visitors can read it. */
  hideLabel?: boolean;
  /** Shown after the label instead of the asterisk for required fields. */
  mark?: string | undefined;
}

interface FieldFrameProps extends FieldProps {
  state: ShownState;
  /** The control element. It must use the ids in `state`. */
  children: ReactNode;
  /** Content at the end of the row below the control, such as a counter. */
  aside?: ReactNode;
}

/** Returns the value of the control's `aria-describedby`: the ids of all descriptions that are currently shown. */
export function describedBy(
  { helpId, error, completed }: ShownState,
  hint: string | undefined,
  ...others: string[]
): string | undefined {
  const ids = [hint && `${helpId}hint`, (error !== undefined || completed) && helpId, ...others];
  return ids.filter(Boolean).join(' ') || undefined;
}

/**
 * The frame around a control: label, hint, and below the control its error. Space for the error is always reserved, so
 * that the layout does not shift.
 */
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
