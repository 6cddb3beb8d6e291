'use client';

import { TextareaInput, useField, useTranslation, withCondition } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import { useCallback, useState } from 'react';
import { languageOf } from '../languageOf';
import { jsonFault, readJson, writeJson } from './jsonText';

const ROWS = 6;

interface Typed {
  text: string;
  value: unknown;
}

/** JSON as a plain text, checked while one types. Payload's own field fetches an editor of code from another server, which no admin may. */
function JsonTextarea({ field, path: pathOfProps, readOnly }: JSONFieldClientProps) {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  const validate = useCallback((value: unknown) => jsonFault(value, language) ?? true, [language]);
  const { path, value, setValue, showError, disabled, errorMessage } = useField<unknown>({
    potentiallyStalePath: pathOfProps,
    validate,
  });
  const [typed, setTyped] = useState<Typed | null>(null);
  // What is typed keeps its spaces and lines for as long as the form holds its value. A save gives an equal value anew.
  const isTyped = typed !== null && JSON.stringify(typed.value) === JSON.stringify(value);
  const fault = jsonFault(value, language);
  return (
    <TextareaInput
      AfterInput={
        <p className="json-text__fault" aria-live="polite">
          {/* Above the field the same is said once somebody has tried to save. */}
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

/** Field of JSON in a form, in place of Payload's. */
export const JsonField = withCondition(JsonTextarea);
