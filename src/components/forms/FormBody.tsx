import { Form } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { prepareCaptcha } from '../../lib/captcha/getCaptchaToken';
import { arriveAt } from './arriveAt';
import { ErrorSummary } from './ErrorSummary';
import { FieldLabels } from './FieldLabels';
import { FirstWrongField } from './FirstWrongField';
import { KeptDraft } from './KeptDraft';
import { body } from './form.styles';
import type { FormDraft } from './useDraft';
import { useLabels } from './useLabels';
import { useOneClickPerStep } from './useOneClickPerStep';

interface FormBodyProps {
  /** Name of the form, for screen-reader users. */
  label: string;
  /** Names of the fields, in the order in which they stand in the form. */
  fields: readonly string[];
  /** The form comes back after a result screen: it takes the focus, so that a keyboard goes on from here. */
  returning?: boolean;
  /** The form comes with errors that are shown from the start. */
  arrivedWrong?: boolean;
  /** Above the fields stands what is wrong. With or without it, the first wrong field takes the focus. */
  summary?: boolean;
  /** Where what is written is kept until it is sent. */
  draft?: FormDraft;
  /** What became of the last attempt to send: above everything else. */
  notice?: ReactNode;
  /** A message that any empty field has: the summary says it once, of all of them. */
  sharedMessage?: string | undefined;
  /** The form ends with a captcha. */
  captcha?: boolean;
  children: ReactNode;
}

/**
 * The frame of every form, inside a `Formik`: errors above the fields instead of the browser's own, what was typed early is kept,
 * and the captcha's code is fetched as soon as a visitor begins.
 */
export function FormBody({
  label,
  fields,
  returning = false,
  arrivedWrong = false,
  summary = true,
  draft,
  notice,
  sharedMessage,
  captcha = true,
  children,
}: FormBodyProps) {
  const form = useRef<HTMLFormElement>(null);
  const prepared = useRef(false);
  const { labels, register } = useLabels();
  // Each page of a form is a form of its own, so that it begins without a click.
  const oneClick = useOneClickPerStep('form');
  useEffect(() => {
    if (returning && form.current) arriveAt(form.current);
  }, [returning]);
  const begin = () => {
    if (prepared.current || !captcha) return;
    prepared.current = true;
    prepareCaptcha();
  };
  return (
    <Form ref={form} noValidate aria-label={label} tabIndex={-1} css={body} onFocus={begin} {...oneClick}>
      {summary && (
        <ErrorSummary
          fields={fields}
          labels={labels}
          arrived={arrivedWrong}
          sharedMessage={sharedMessage}
          form={form}
        />
      )}
      <FirstWrongField fields={fields} arrived={arrivedWrong} announced={summary} form={form} />
      {notice}
      <KeptDraft draft={draft} form={form} />
      <FieldLabels.Provider value={register}>{children}</FieldLabels.Provider>
    </Form>
  );
}
