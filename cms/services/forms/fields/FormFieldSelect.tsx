'use client';
import {
  FieldError,
  FieldLabel,
  ReactSelect,
  useAllFormFields,
  useField,
  useTranslation,
} from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { namedFields } from '../formRows';

/** An option of the dropdown. */
type Choice = Record<'value' | 'label', string>;

/**
 * Dropdown in which editors choose a field of the open form by caption and alias. If the chosen field was removed, its
 * alias stays visible together with the error.
 */
export const FormFieldSelect: TextFieldClientComponent = ({ field, path }) => {
  const { value, setValue, showError } = useField<string>({ path });
  const [fields] = useAllFormFields();
  const { i18n } = useTranslation();
  const choices: Choice[] = namedFields(reduceFieldsToValues(fields, true)).map(({ alias, caption }) => ({
    value: alias,
    label: caption ? `${caption} (${alias})` : alias,
  }));
  const chosen =
    choices.find((choice) => choice.value === value) ?? (value ? { value, label: value } : undefined);
  const empty = i18n.language === 'en' ? 'Choose a field' : 'בחירת שדה';
  return (
    <div className={`field-type select${showError ? ' error' : ''}`} style={{ flexGrow: 1 }}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <ReactSelect
          isClearable={false}
          isCreatable={false}
          options={choices}
          placeholder={empty}
          showError={showError}
          value={chosen}
          onChange={(choice) =>
            setValue(Array.isArray(choice) ? '' : ((choice as Choice | null)?.value ?? ''))
          }
        />
      </div>
    </div>
  );
};
