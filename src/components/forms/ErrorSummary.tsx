import { getIn, useFormikContext } from 'formik';
import { useCallback, useEffect, useId, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { focusField } from './focusField';
import { summary, summaryLink, summaryList, summaryShared, summaryTitle } from './form.styles';
import { labelledError } from './labelledError';
import { useInvalidSubmit } from './useInvalidSubmit';
import type { Labels } from './useLabels';

interface ErrorSummaryProps {
  /** Names of the fields, in the order in which the form shows them. */
  fields: readonly string[];
  labels: Labels;
  /** An error message that several fields may have. The summary shows it once, followed by these fields. */
  sharedMessage: string | undefined;
  /**
   * Whether the form was rendered with errors from the start, for example from the server. The summary then appears
   * before any attempt to submit.
   */
  arrived: boolean;
  form: RefObject<HTMLFormElement>;
}

/**
 * A summary of all errors above the fields after a failed attempt to submit, with a link to each field. Each attempt is
 * announced once; corrected errors disappear without an announcement. `FocusFirstError` moves the focus.
 */
export function ErrorSummary({ fields, labels, arrived, sharedMessage, form }: ErrorSummaryProps) {
  const { t } = useTranslation('forms');
  const { submitCount, errors, values, isSubmitting } = useFormikContext();
  const titleId = useId();
  const wrong = fields.flatMap((name) => {
    const message: unknown = getIn(errors, name);
    if (typeof message !== 'string') return [];
    const shared = message === sharedMessage;
    return [{ name, shared, text: shared ? (labels[name] ?? name) : labelledError(labels[name], message) }];
  });
  const sharing = wrong.filter(({ shared }) => shared);
  const others = wrong.filter(({ shared }) => !shared);

  const words = useRef('');
  words.current = [
    t('correctThese'),
    ...(sharing.length > 0 ? [`${sharedMessage}: ${sharing.map(({ text }) => text).join(', ')}`] : []),
    ...others.map(({ text }) => text),
  ].join('. ');
  const [news, setNews] = useState({ attempt: 0, text: '' });
  const announce = useCallback(
    () => setNews(({ attempt }) => ({ attempt: attempt + 1, text: words.current })),
    [],
  );
  const silence = useCallback(
    () => setNews((before) => (before.text ? { ...before, text: '' } : before)),
    [],
  );
  useEffect(silence, [values, silence]);
  useEffect(() => {
    if (isSubmitting) silence();
  }, [isSubmitting, silence]);
  useInvalidSubmit(announce);
  // Initial errors are announced only after the fields have registered their labels, because the announcement contains
  // them.
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
            {sharing.length > 0 && (
              <li css={summaryShared}>
                {sharedMessage}:
                {sharing.map(({ name, text }) => (
                  <FieldLink key={name} name={name} text={text} form={form} />
                ))}
              </li>
            )}
            {others.map(({ name, text }) => (
              <li key={name}>
                <FieldLink name={name} text={text} form={form} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

interface FieldLinkProps extends Pick<ErrorSummaryProps, 'form'> {
  name: string;
  text: string;
}

/** Button of the summary that moves the focus to a field. */
function FieldLink({ name, text, form }: FieldLinkProps) {
  return (
    <button type="button" css={summaryLink} onClick={() => focusField(form.current, name)}>
      {text}
    </button>
  );
}
