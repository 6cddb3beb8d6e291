'use client';

import { TextareaInput, useField, useTranslation, withCondition } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import { useCallback, useState } from 'react';
import { adminLanguage } from '../locales/adminLanguage';
import { jsonFault, readJson, writeJson } from './jsonText';

const ROWS = 6;

interface Typed {
  text: string;
  value: unknown;
}

/**
 * Field that edits JSON as plain text and validates it while the user types. It replaces Payload's field, whose code
 * editor is loaded from another server, which the admin's CSP forbids.
 */
function JsonTextarea({ field, path: pathOfProps, readOnly }: JSONFieldClientProps) {
  const { i18n } = useTranslation();
  const language = adminLanguage(i18n);
  const validate = useCallback((value: unknown) => jsonFault(value, language) ?? true, [language]);
  const { path, value, setValue, showError, disabled, errorMessage } = useField<unknown>({
    potentiallyStalePath: pathOfProps,
    validate,
  });
  const [typed, setTyped] = useState<Typed | null>(null);
  // Shows the text as typed, including its whitespace, as long as it has the same value as the form. A save replaces
  // the form's value with an equal one, which must not reformat the text.
  const isTyped = typed !== null && JSON.stringify(typed.value) === JSON.stringify(value);
  const fault = jsonFault(value, language);
  return (
    <TextareaInput
      AfterInput={
        <p className="json-text__fault" aria-live="polite">
          {/* After a failed save, the same message is shown above the field. */}
          {showError && errorMessage === fault ? '' : fault}
        </p>
      }
      className="json-text"
      description={field.admin?.description}
      label={field.label}
      localized={field.localized}
      onChange={({ target: { value: text } }) => {
        const read = readJson(text);
        setTyped({ text, value: read });
        setValue(read);
      }}
      path={path}
      readOnly={readOnly || disabled}
      required={field.required}
      rows={ROWS}
      rtl={false}
      showError={showError}
      value={isTyped ? typed.text : writeJson(value)}
    />
  );
}

export const JsonField = withCondition(JsonTextarea);
