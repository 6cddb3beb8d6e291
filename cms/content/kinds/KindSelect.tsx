'use client';
import { SelectInput, useField, useTranslation } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';

export interface KindOption {
  value: string;
  label: Record<string, string>;
}

/** What the field's configuration hands over (`content/kinds/kindField`). */
interface KindSelectProps {
  kinds?: KindOption[];
}

/** Chooses the kind of a page from those there are: the field itself is a text. */
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
