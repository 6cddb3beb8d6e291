import { useField } from 'formik';
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup';

/** A question with radio buttons for one answer. The form value is a string. */
export function RadioGroup(props: ChoiceGroupProps) {
  const [{ value }, , { setValue }] = useField<string>(props.name);
  return (
    <ChoiceGroup
      {...props}
      type="radio"
      isChosen={(one) => one === value}
      choose={(one) => void setValue(one)}
    />
  );
}
