import { Form, type FormikErrors, type FormikValues } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';
import { prepareCaptcha } from '../../lib/captcha/loadCaptcha';
import { focusAndScrollTo } from './focusAndScrollTo';
import { CaptchaNotice } from './CaptchaNotice';
import { ErrorSummary } from './ErrorSummary';
import { FieldLabels } from './FieldLabels';
import { FocusFirstError } from './FocusFirstError';
import { SavedDraft } from './SavedDraft';
import { body } from './form.styles';
import type { FormDraft } from './useDraft';
import { useCaptchaGate } from './useCaptchaGate';
import { useInvalidSubmit } from './useInvalidSubmit';
import { useLabels } from './useLabels';
import { useOneClickPerStep } from './useOneClickPerStep';

export interface FormBodyProps {
  /** Accessible name of the form. */
  label: string;
  /** Names of the fields, in the order in which the form shows them. */
  fields: readonly string[];
  /** Whether the visitor has returned to the form from a result screen. The form then takes the focus. */
  returning?: boolean;
  /** Whether the form is rendered with visible errors from the start. */
  arrivedWrong?: boolean;
  /** Whether to show an error summary. With or without it, the first wrong field takes the focus. */
  summary?: boolean;
  /** Whether the form starts at a later step, with input that was restored from an earlier visit. */
  isRestored?: boolean;
  /** Draft that stores the values until they are sent. If omitted, no draft is kept. */
  draft?: FormDraft;
  /** Notice about the last attempt to submit, shown at the top. */
  notice?: ReactNode;
  /** Error message of empty fields. The summary shows it once, followed by these fields. */
  sharedMessage?: string | undefined;
  /** Whether submitting needs a captcha. `later` means that a later step needs it, so it is only preloaded. */
  captcha?: boolean | 'later';
  /** Called once after each attempt to submit that had field errors. */
  onInvalid?: (errors: FormikErrors<FormikValues>) => void;
  children: ReactNode;
}

/**
 * The frame of every form, inside `Formik`. It shows errors, takes over values typed before hydration, keeps drafts and
 * preloads the captcha. If the captcha cannot be loaded, the form keeps its values.
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
  // Swallows the second click of a double click that would otherwise submit the next step of the form.
  const oneClick = useOneClickPerStep('form');
  useEffect(() => {
    if (returning && form.current) focusAndScrollTo(form.current);
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
      <FocusFirstError fields={fields} arrived={arrivedWrong} announced={summary} form={form} />
      {onInvalid && <InvalidReport onInvalid={onInvalid} />}
      {notice}
      {gate.failure !== null && (
        <CaptchaNotice failure={gate.failure} onRetry={() => form.current?.requestSubmit()} />
      )}
      <SavedDraft draft={draft} form={form} isRestored={isRestored} />
      <FieldLabels.Provider value={register}>{children}</FieldLabels.Provider>
    </Form>
  );
}

function InvalidReport({ onInvalid }: Required<Pick<FormBodyProps, 'onInvalid'>>) {
  useInvalidSubmit(onInvalid);
  return null;
}
