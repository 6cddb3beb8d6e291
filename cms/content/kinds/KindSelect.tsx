'use client';
import { SelectInput, useField, useTranslation } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';

export interface KindOption {
  value: string;
  label: Record<string, string>;
}

/** Props that the field configuration (`content/kinds/kindField`) passes to the component. */
interface KindSelectProps {
  kinds?: KindOption[];
}

/** Select input for the kind of a page. Payload has none for this field, because the kind is stored as text. */
export const KindSelect: TextFieldClientComponent = (props) => {
  const { kinds = [] } = props as KindSelectProps;
  const { field, path, readOnly } = props;
  const { value, setValue, showError, errorMessage } = useField<string>({ path });
  const { i18n } = useTranslation();
  return (
    <SelectInput
      path={path}
      name={field.name}
      label={field.label}
      required={field.required ?? false}
      readOnly={readOnly ?? false}
      isClearable={false}
      value={value}
      options={kinds.map(({ value: name, label }) => ({
        value: name,
        label: label[i18n.language] ?? label.he ?? name,
      }))}
      onChange={(chosen) => {
        if (!Array.isArray(chosen)) setValue(chosen.value);
      }}
      showError={showError}
      {...(errorMessage && { description: errorMessage })}
    />
  );
};
