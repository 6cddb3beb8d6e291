import { RequiredMark } from './RequiredMark';
import { FieldHelp } from './FieldHelp';
import { below, control, field, label as labelStyle } from './field.styles';
import { useFieldState } from './useFieldState';

interface SelectFieldProps {
  name: string;
  label: string;
  /** First line, while nothing is chosen. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
  required?: boolean;
  disabled?: boolean;
}

/** A choice of one among several. */
export function SelectField({
  name,
  label,
  placeholder,
  options,
  required = false,
  disabled = false,
}: SelectFieldProps) {
  const { id, helpId, input, error, completed } = useFieldState(name);
  return (
    <div css={field}>
      <label htmlFor={id} css={labelStyle}>
        {label}
        {required && <RequiredMark />}
      </label>
      <select
        {...input}
        id={id}
        required={required}
        disabled={disabled}
        aria-invalid={error !== undefined}
        aria-describedby={helpId}
        css={control}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <div css={below}>
        <FieldHelp id={helpId} error={error} completed={completed} />
      </div>
    </div>
  );
}
