import type { FormikConfig, FormikErrors, FormikHelpers, FormikValues } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ObjectSchema } from 'yup';
import { useLanguage } from '../../i18n/LanguageContext';
import { getCaptchaToken } from '../../lib/captcha/getCaptchaToken';
import { firstErrorMessage } from './firstErrorMessage';
import type { FormBodyProps } from './FormBody';
import { serviceErrors } from './serviceErrors';
import { useDraft, type FormDraft } from './useDraft';
import { useIdempotencyKey } from './useIdempotencyKey';

/** Data that every request of a form needs. */
export interface FormRequest {
  culture: string;
  /** Stays the same when the same content is sent again, so that the server stores it only once. */
  idempotencyKey: string;
  /** Version of the consent texts that the visitor saw. */
  consentVersion: string;
  /** Returns a new captcha token. Each token can be used only once. */
  captcha: () => Promise<string>;
}

/** Outcome of an attempt to submit, as reported to analytics. */
export type FormOutcome = 'sent' | 'failed' | 'invalid';

interface ServiceFormOptions<Values extends FormikValues, Sent> {
  /** Values of the empty form. */
  empty: Values;
  schema: ObjectSchema<Values>;
  /** Fields that can have errors, in the order in which the form shows them. */
  fields: readonly (keyof Values & string)[];
  /** Maps each field name of the request to the form's field. By default, both names are the same. */
  callFields?: Readonly<Record<string, keyof Values & string>>;
  /** Settings of the draft. If omitted, no draft is kept. */
  draft?: {
    key: string;
    /** Fields that are never stored in the draft. */
    never?: readonly (keyof Values & string)[];
    /** Whether the draft is kept after sending. The form then has to remove it. */
    outlivesSending?: boolean;
  };
  /**
   * Decides whether a failure resets the form and offers to restore the input. By default, the form keeps its input.
   */
  resets?: (error: unknown) => boolean;
  /** Returns the content that determines the idempotency key. The default is all values. */
  content?: (values: Values) => object;
  /** Returns the response of an earlier attempt, if there is one. The form then starts with its result. */
  earlier?: () => Sent | null;
  /** Sends the form. Throws an `ApiError` or `Error` if the server did not accept it. */
  send: (values: Values, request: FormRequest, helpers: FormikHelpers<Values>) => Promise<Sent>;
  /** Whether an attempt with field errors from the server also counts as failed. */
  failsOnFields?: boolean;
  /** Handles an error before the form does. Return true if the error needs no further handling. */
  intercept?: (error: unknown) => boolean;
  /** Called after each failed attempt. Field errors alone do not count, unless `failsOnFields` is set. */
  onFailure?: (error: unknown) => void;
  /** Returns the message to report for an invalid attempt. The default is the first field's error. */
  invalidMessage?: (errors: FormikErrors<Values>) => string;
  /** Reports the outcome to analytics. `message` is set unless the form was sent. */
  report: (outcome: FormOutcome, details: { message?: string }) => void;
}

export interface ServiceFormState<Values extends FormikValues, Sent> {
  /** The server's response to the accepted attempt, or null while the form is shown. */
  sent: { answer: Sent } | null;
  /** Why the last attempt failed, or null. Field errors are not included. */
  error: unknown;
  draft: FormDraft;
  /** Returns from a result screen to the form. */
  back: () => void;
  /** Clears the last error. */
  dismiss: () => void;
  /** Props for `Formik`. */
  formik: FormikConfig<Values>;
  /** Props for `FormBody`. */
  body: Pick<FormBodyProps, 'fields' | 'returning' | 'draft' | 'onInvalid'>;
}

/**
 * Returns the names of the checkboxes, which are all consents. Drafts never contain consents, because their text may
 * change before the visitor returns.
 */
const consentsOf = (empty: object): string[] =>
  Object.entries(empty).flatMap(([name, value]) => (value === false ? [name] : []));

/**
 * Manages a form that is sent to the server, with its states editing, sent and failed. Field errors in the response are
 * shown at the fields.
 */
export function useServiceForm<Values extends FormikValues, Sent>(
  options: ServiceFormOptions<Values, Sent>,
): ServiceFormState<Values, Sent> {
  const { empty, schema, fields, report } = options;
  const { culture } = useLanguage();
  const { t: consent } = useTranslation('consents');
  const [sent, setSent] = useState<{ answer: Sent } | null>(() => {
    const answer = options.earlier?.() ?? null;
    return answer === null ? null : { answer };
  });
  const [error, setError] = useState<unknown>(null);
  const [written, setWritten] = useState<Values | null>(null);
  const [returning, setReturning] = useState(false);
  const never = [...consentsOf(empty), ...(options.draft?.never ?? [])];
  const draft = useDraft({ key: '', empty, ...options.draft, never });
  const keyFor = useIdempotencyKey();

  const submit = async (values: Values, helpers: FormikHelpers<Values>) => {
    setError(null);
    try {
      const idempotencyKey = keyFor(options.content?.(values) ?? values);
      const consentVersion = consent('version');
      const captcha = () => getCaptchaToken(culture);
      const answer = await options.send(
        values,
        { culture, idempotencyKey, consentVersion, captcha },
        helpers,
      );
      report('sent', {});
      if (options.draft && !options.draft.outlivesSending) draft.forget();
      setWritten(null);
      setSent({ answer });
    } catch (reason) {
      if (options.intercept?.(reason)) return;
      const errors = serviceErrors<Values>(reason, options.callFields ?? sameNames(fields));
      if (errors) helpers.setErrors(errors);
      if (errors && !options.failsOnFields) return;
      report('failed', { message: reason instanceof Error ? reason.message : 'error' });
      setError(reason);
      if (options.resets?.(reason)) {
        draft.offer(values);
        helpers.resetForm();
      } else if (!options.draft) setWritten(values);
      options.onFailure?.(reason);
    }
  };

  return {
    sent,
    error,
    draft,
    back: () => {
      setReturning(true);
      setSent(null);
      setError(null);
    },
    dismiss: () => setError(null),
    formik: { initialValues: written ?? empty, validationSchema: schema, onSubmit: submit },
    body: {
      fields,
      returning,
      ...(options.draft && { draft }),
      onInvalid: (errors) => {
        const message = options.invalidMessage ?? ((all) => firstErrorMessage(all, fields));
        report('invalid', { message: message(errors as FormikErrors<Values>) });
      },
    },
  };
}

const sameNames = <Name extends string>(fields: readonly Name[]): Readonly<Record<string, Name>> =>
  Object.fromEntries(fields.map((name) => [name, name]));
