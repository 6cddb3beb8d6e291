import { getIn, useFormikContext } from 'formik';
import { useCallback, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { arriveAt } from './arriveAt';
import { focusField } from './focusField';
import { summary, summaryLink, summaryList, summaryTitle } from './form.styles';
import { useInvalidSubmit } from './useInvalidSubmit';

interface ErrorSummaryProps {
  /** Names of the fields, in the order in which they stand in the form. */
  fields: readonly string[];
  /** The form came with errors, such as the service's on another page: they are shown before any attempt to send. */
  arrived?: boolean;
}

/** Above the fields after an attempt to send that found errors: takes the focus, says what is wrong, and leads to each field. */
export function ErrorSummary({ fields, arrived = false }: ErrorSummaryProps) {
  const { t } = useTranslation('forms');
  const { submitCount, errors } = useFormikContext();
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const arrive = useCallback(() => {
    if (box.current) arriveAt(box.current);
  }, []);
  useInvalidSubmit(arrive);
  useEffect(() => {
    if (arrived) arrive();
  }, [arrived, arrive]);

  const wrong = fields.flatMap((name) => {
    const message: unknown = getIn(errors, name);
    return typeof message === 'string' ? [{ name, message }] : [];
  });
  const lead = (name: string) => focusField(box.current?.closest('form'), name);

  if ((submitCount === 0 && !arrived) || wrong.length === 0) return null;
  return (
    <div ref={box} role="group" tabIndex={-1} aria-labelledby={titleId} css={summary}>
      <p id={titleId} css={summaryTitle}>
        <Icon name="warning" />
        {t('correctThese')}
      </p>
      <ul css={summaryList}>
        {wrong.map(({ name, message }) => (
          <li key={name}>
            <button type="button" css={summaryLink} onClick={() => lead(name)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
