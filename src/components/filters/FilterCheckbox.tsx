import { useId } from 'react';
import { option } from './filterFields.styles';

interface FilterCheckboxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox for a filter that is either on or off. */
export function FilterCheckbox({ label, checked, onChange }: FilterCheckboxProps) {
  const id = useId();
  return (
    <div css={option}>
      <input type="checkbox" id={id} checked={checked} onChange={({ target }) => onChange(target.checked)} />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
