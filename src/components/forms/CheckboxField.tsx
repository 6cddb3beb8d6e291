import { useField } from 'formik';
import { useId } from 'react';
import { check } from './field.styles';

/** A box to tick, with the sentence one agrees to. */
export function CheckboxField({ name, label }: { name: string; label: string }) {
  const id = useId();
  const [input] = useField<boolean>({ name, type: 'checkbox' });
  return (
    <div css={check}>
      <input
        name={input.name}
        checked={input.checked ?? false}
        onChange={input.onChange}
        onBlur={input.onBlur}
        id={id}
        type="checkbox"
      />
      <label htmlFor={id}>{label}</label>
    </div>
  );
}
