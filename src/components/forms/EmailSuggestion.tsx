import { normalizeEmail } from '@group/rules/people/normalizeEmail';
import { suggestEmail } from '@group/rules/people/suggestEmail';
import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { suggestion as button } from './field.styles';

interface EmailSuggestionProps {
  /** Name of the e-mail field in the form. */
  name: string;
  /** Id of the e-mail input. It receives the focus after the visitor accepts the suggestion. */
  controlId: string;
}

/**
 * After the field has lost focus, suggests a correction for an e-mail address that looks mistyped. The typed address
 * remains valid.
 */
export function EmailSuggestion({ name, controlId }: EmailSuggestionProps) {
  const { t } = useTranslation('forms');
  const [, { value, touched }, { setValue }] = useField<string>(name);
  const suggested = touched && typeof value === 'string' ? suggestEmail(normalizeEmail(value)) : null;
  const take = async (email: string) => {
    await setValue(email);
    document.getElementById(controlId)?.focus();
  };
  return (
    <span aria-live="polite">
      {suggested && (
        <>
          {t('didYouMean')}{' '}
          <button type="button" css={button} onClick={() => void take(suggested)}>
            <bdi dir="ltr">{suggested}</bdi>
          </button>
        </>
      )}
    </span>
  );
}
