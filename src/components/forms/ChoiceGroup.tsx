import { useField } from 'formik';
import { useId } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { below, choice, choices, group, hint as hintStyle, legend } from './field.styles';
import { describedBy, type FieldProps } from './FieldFrame';
import { FieldHelp } from './FieldHelp';
import { useFieldLabel } from './FieldLabels';
import { RequiredMark } from './RequiredMark';
import type { SelectOption } from './SelectField';
import { useFieldState } from './useFieldState';

interface ChoiceOption extends SelectOption {
  /** Language of the label, if it differs from the page's language. */
  lang?: string;
}

export interface ChoiceGroupProps extends FieldProps {
  options: readonly ChoiceOption[];
}

interface ControlsProps extends ChoiceGroupProps {
  type: 'radio' | 'checkbox';
  isChosen: (value: string) => boolean;
  choose: (value: string, chosen: boolean) => void;
}

/** A question with its answers below it. Shared implementation of `RadioGroup` and `CheckboxGroup`. */
export function ChoiceGroup({
  name,
  type,
  label,
  hint,
  required = false,
  hideLabel = false,
  mark,
  options,
  isChosen,
  choose,
}: ControlsProps) {
  const id = useId();
  useFieldLabel(name, label);
  const state = useFieldState<unknown>(name);
  const [, , { setTouched }] = useField<unknown>(name);
  const text = (
    <>
      {label}
      <RequiredMark required={required} text={mark} />
    </>
  );
  const radios = type === 'radio';
  return (
    <fieldset
      css={group}
      aria-describedby={describedBy(state, hint)}
      {...(radios && {
        role: 'radiogroup',
        'aria-required': required,
        'aria-invalid': state.error !== undefined,
      })}
    >
      <legend css={legend}>{hideLabel ? <VisuallyHidden>{text}</VisuallyHidden> : text}</legend>
      {hint && (
        <span id={`${state.helpId}hint`} css={hintStyle}>
          {hint}
        </span>
      )}
      <div css={choices}>
        {options.map((option, index) => (
          <div key={option.value} css={choice}>
            <input
              id={`${id}${index}`}
              type={type}
              name={name}
              value={option.value}
              checked={isChosen(option.value)}
              onChange={({ target }) => choose(option.value, target.checked)}
              onBlur={({ relatedTarget }) => {
                if (!isOfGroup(relatedTarget, name)) void setTouched(true);
              }}
              {...(!radios && { 'aria-invalid': state.error !== undefined })}
              {...(index === 0 && state.error !== undefined && { 'aria-describedby': state.helpId })}
            />
            <label htmlFor={`${id}${index}`} lang={option.lang}>
              {option.label}
            </label>
          </div>
        ))}
      </div>
      <div css={below}>
        <FieldHelp id={state.helpId} error={state.error} completed={state.completed} />
      </div>
    </fieldset>
  );
}

/** Checks whether the focus moves to another answer of the same group. */
const isOfGroup = (target: EventTarget | null, name: string): boolean =>
  target instanceof HTMLInputElement && target.name === name;
