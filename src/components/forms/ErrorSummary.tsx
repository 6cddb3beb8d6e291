import { getIn, useFormikContext } from 'formik';
import { useCallback, useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { focusField } from './focusField';
import { summary, summaryLink, summaryList, summaryTitle } from './form.styles';
import { useInvalidSubmit } from './useInvalidSubmit';
import type { Labels } from './useLabels';

interface ErrorSummaryProps {
  /** Names of the fields, in the order in which they stand in the form. */
  fields: readonly string[];
  labels: Labels;
  /** The form came with errors, such as the service's on another page: they are shown before any attempt to send. */
  arrived: boolean;
  form: RefObject<HTMLFormElement>;
}

/** An error in the words of the summary: it names its field, unless the message does so itself. */
const named = (label: string | undefined, message: string): string =>
  !label || message.toLowerCase().includes(label.toLowerCase()) ? message : `${label}: ${message}`;

/**
 * Above the fields after an attempt to send that found errors: says what is wrong, and leads to each field. Each attempt is read out once;
 * what is corrected after it leaves the list in silence. The focus goes to the first wrong field (`FirstWrongField`).
 */
export function ErrorSummary({ fields, labels, arrived, form }: ErrorSummaryProps) {
  const { t } = useTranslation('forms');
  const { submitCount, errors } = useFormikContext();
  const titleId = useId();
  const wrong = fields.flatMap((name) => {
    const message: unknown = getIn(errors, name);
    return typeof message === 'string' ? [{ name, text: named(labels[name], message) }] : [];
  });

  const words = useRef('');
  words.current = [t('correctThese'), ...wrong.map(({ text }) => text)].join('. ');
  const [news, setNews] = useState({ attempt: 0, text: '' });
  const announce = useCallback(
    () => setNews(({ attempt }) => ({ attempt: attempt + 1, text: words.current })),
    [],
  );
  useInvalidSubmit(announce);
  // Errors with which the form came are read out once the fields have told their labels.
  const ready = arrived && Object.keys(labels).length > 0;
  useEffect(() => {
    if (ready) announce();
  }, [ready, announce]);

  return (
    <>
      <VisuallyHidden aria-live="assertive">
        <span key={news.attempt}>{news.text}</span>
      </VisuallyHidden>
      {(submitCount > 0 || arrived) && wrong.length > 0 && (
        <div role="group" aria-labelledby={titleId} css={summary} data-error-summary="">
          <p id={titleId} css={summaryTitle}>
            <Icon name="warning" />
            {t('correctThese')}
          </p>
          <ul css={summaryList}>
            {wrong.map(({ name, text }) => (
              <li key={name}>
                <button type="button" css={summaryLink} onClick={() => focusField(form.current, name)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
