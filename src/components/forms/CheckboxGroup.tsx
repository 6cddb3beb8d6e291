import { useField } from 'formik';
import { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup';

/**
 * A question with checkboxes for several answers. The form value is an array of strings, in the order of the options.
 */
export function CheckboxGroup(props: ChoiceGroupProps) {
  const [{ value }, , { setValue }] = useField<readonly string[]>(props.name);
  const { options } = props;
  return (
    <ChoiceGroup
      {...props}
      type="checkbox"
      isChosen={(one) => value.includes(one)}
      choose={(one, chosen) =>
        void setValue(
          options.flatMap((option) =>
            (option.value === one ? chosen : value.includes(option.value)) ? [option.value] : [],
          ),
        )
      }
    />
  );
}
