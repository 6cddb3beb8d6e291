import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { SelectOption } from '../../components/forms/SelectField';
import type { FormField } from './definition/FormDefinition';
import { MarkContext } from './MarkContext';

interface FieldViewProps {
  /** Props that every control takes. */
  common: {
    name: string;
    label: string;
    required: boolean;
    hint: string | undefined;
    hideLabel: boolean;
    mark: string;
  };
  /** Additional props of text controls. */
  inputs: { autoComplete: string | undefined; placeholder: string | undefined };
  options: readonly SelectOption[];
}

const HIDDEN_LABEL = /^(false|off|0)$/i;

/** Converts a field to the props of the controls in `components/forms`. */
export function useFieldProps(field: FormField): FieldViewProps {
  const { t } = useTranslation('dynamicForm');
  const { indication, indicator } = useContext(MarkContext);
  const { alias, caption, required, helpText, settings, preValues } = field;
  const marks = {
    NoIndicator: '',
    MarkMandatoryFields: required ? indicator || '*' : '',
    MarkOptionalFields: required ? '' : indicator || t('optional'),
  };
  return {
    common: {
      name: alias,
      label: caption,
      required,
      hint: helpText || undefined,
      hideLabel: HIDDEN_LABEL.test(settings.showLabel ?? ''),
      mark: marks[indication],
    },
    inputs: {
      autoComplete: settings.autocompleteAttribute || undefined,
      placeholder: settings.placeholder || undefined,
    },
    options: preValues.map((one) => ({ value: one.value, label: one.caption })),
  };
}
