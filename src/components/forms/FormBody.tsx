import { Form, type FormikErrors, type FormikValues } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { prepareCaptcha } from '../../lib/captcha/loadCaptcha';
import { arriveAt } from './arriveAt';
import { CaptchaNotice } from './CaptchaNotice';
import { ErrorSummary } from './ErrorSummary';
import { FieldLabels } from './FieldLabels';
import { FirstWrongField } from './FirstWrongField';
import { KeptDraft } from './KeptDraft';
import { body } from './form.styles';
import type { FormDraft } from './useDraft';
import { useCaptchaGate } from './useCaptchaGate';
import { useInvalidSubmit } from './useInvalidSubmit';
import { useLabels } from './useLabels';
import { useOneClickPerStep } from './useOneClickPerStep';

export interface FormBodyProps {
  /** Accessible name of the form. */
  label: string;
  /** Names of the fields in form order. */
  fields: readonly string[];
  /** Whether the form returns after a result screen. It then takes the focus. */
  returning?: boolean;
  /** Whether the form starts with visible errors. */
  arrivedWrong?: boolean;
  /** Whether to show an error summary. The first wrong field takes the focus either way. */
  summary?: boolean;
  /** Whether the form opens with input of an earlier visit, at a later step. */
  isRestored?: boolean;
  /** Keeps the values until they are sent. */
  draft?: FormDraft;
  /** Outcome of the last attempt to send, at the top. */
  notice?: ReactNode;
  /** A message that the summary shows once for all empty fields. */
  sharedMessage?: string | undefined;
  /** Whether the form ends with a captcha; `later` on a page before the last. */
  captcha?: boolean | 'later';
  /** Called once after each attempt to send with errors. */
  onInvalid?: (errors: FormikErrors<FormikValues>) => void;
  children: ReactNode;
}

/**
 * The frame of every form, inside a `Formik`: error handling, values typed before hydration, drafts and
 * captcha preloading. A form whose captcha cannot be loaded keeps its values.
 */
export function FormBody({
  label,
  fields,
  returning = false,
  arrivedWrong = false,
  summary = true,
  isRestored = false,
  draft,
  notice,
  sharedMessage,
  captcha = true,
  onInvalid,
  children,
}: FormBodyProps) {
  const form = useRef<HTMLFormElement>(null);
  const prepared = useRef(false);
  const { labels, register } = useLabels();
  const gate = useCaptchaGate(form, captcha === true);
  // Each step counts as a new form for the double-click guard.
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
    <Form
      ref={form}
      noValidate
      aria-label={label}
      tabIndex={-1}
      css={body}
      onFocus={begin}
      onSubmitCapture={gate.onSubmitCapture}
      {...oneClick}
    >
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
      {onInvalid && <InvalidReport onInvalid={onInvalid} />}
      {notice}
      {gate.failure !== null && (
        <CaptchaNotice failure={gate.failure} onRetry={() => form.current?.requestSubmit()} />
      )}
      <KeptDraft draft={draft} form={form} isRestored={isRestored} />
      <FieldLabels.Provider value={register}>{children}</FieldLabels.Provider>
    </Form>
  );
}

function InvalidReport({ onInvalid }: Required<Pick<FormBodyProps, 'onInvalid'>>) {
  useInvalidSubmit(onInvalid);
  return null;
}
