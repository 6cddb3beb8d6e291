import { useField } from 'formik';
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup';

/** One answer of several visible ones. The form's value is a text. */
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
