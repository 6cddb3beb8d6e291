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

/** What every call of a form needs. */
export interface FormRequest {
  culture: string;
  /** The same for a retry with the same content, so that it is stored once. */
  idempotencyKey: string;
  /** Version of the consent texts that the page shows. */
  consentVersion: string;
  /** Returns a captcha token, which is valid once. */
  captcha: () => Promise<string>;
}

/** Outcomes of an attempt to send, as reported to analytics. */
export type FormOutcome = 'sent' | 'failed' | 'invalid';

interface ServiceFormOptions<Values extends FormikValues, Sent> {
  /** The empty form. */
  empty: Values;
  schema: ObjectSchema<Values>;
  /** Fields that can have errors, in form order. */
  fields: readonly (keyof Values & string)[];
  /** The form's field by field of the call; the same names by default. */
  callFields?: Readonly<Record<string, keyof Values & string>>;
  /** Without it, no draft is kept. */
  draft?: {
    key: string;
    /** Fields that it never contains. */
    never?: readonly (keyof Values & string)[];
    /** Whether the form itself removes the draft after sending. */
    outlivesSending?: boolean;
  };
  /** Whether a failure empties the form and offers to restore the input. By default it keeps the input. */
  resets?: (error: unknown) => boolean;
  /** Content that determines the idempotency key; the values by default. */
  content?: (values: Values) => object;
  /** Answer of an earlier attempt, which the form starts with. */
  earlier?: () => Sent | null;
  /** Sends the form. Throws an ApiError or Error when it was not accepted. */
  send: (values: Values, request: FormRequest, helpers: FormikHelpers<Values>) => Promise<Sent>;
  /** Whether field errors of the service count as a failure, too. */
  failsOnFields?: boolean;
  /** Handles an error before the form does. Returns true for an error that is no failure. */
  intercept?: (error: unknown) => boolean;
  /** Called after a failure that concerns no field. */
  onFailure?: (error: unknown) => void;
  /** Message of an invalid attempt; the first field's by default. */
  invalidMessage?: (errors: FormikErrors<Values>) => string;
  /** Reports an outcome to analytics. `message` is missing after a success. */
  report: (outcome: FormOutcome, details: { message?: string }) => void;
}

export interface ServiceFormState<Values extends FormikValues, Sent> {
  /** The accepted attempt; null while the form is shown. */
  sent: { answer: Sent } | null;
  /** Why the last attempt failed, unless fields have errors. */
  error: unknown;
  draft: FormDraft;
  /** Returns from a result to the form. */
  back: () => void;
  /** Drops the last error. */
  dismiss: () => void;
  /** Properties of the `Formik`. */
  formik: FormikConfig<Values>;
  /** Properties of the `FormBody`. */
  body: Pick<FormBodyProps, 'fields' | 'returning' | 'draft' | 'onInvalid'>;
}

/**
 * Returns the names of the boxes, which are all consents. Drafts never contain them, because the text beside a box can
 * change before the visitor returns.
 */
const consentsOf = (empty: object): string[] =>
  Object.entries(empty).flatMap(([name, value]) => (value === false ? [name] : []));

/**
 * Keeps the state of a form that a service receives: editing, sent or failed. Field errors of the service show at the
 * fields.
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
