import { normalizeIdNumber } from '@group/rules/people/normalizeIdNumber';
import { normalizePhone } from '@group/rules/people/normalizePhone';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { serviceErrors } from '../../components/forms/serviceErrors';
import { useDraft, type FormDraft } from '../../components/forms/useDraft';
import { useIdempotencyKey } from '../../components/forms/useIdempotencyKey';
import { useLanguage } from '../../i18n/LanguageContext';
import { track } from '../../lib/analytics';
import { callApi } from '../../lib/api/callApi';
import type { components } from '../../lib/api/liveServices.gen';
import { getCaptchaToken } from '../../lib/captcha/getCaptchaToken';
import {
  emptyRegistration,
  REGISTRATION_CALL_FIELDS,
  REGISTRATION_NEVER_KEPT,
  type RegistrationValues,
} from './registrationValues';

/** An accepted registration: the assigned number and the deadline to confirm it. */
type Registered = components['schemas']['LotteryRegistered'];

interface RegistrationFlow {
  /** Null until a registration was accepted. */
  registered: Registered | null;
  /** Why the last attempt failed, unless fields have errors. */
  error: unknown;
  draft: FormDraft;
  send: (values: RegistrationValues, helpers: FormikHelpers<RegistrationValues>) => Promise<void>;
  /** Returns to an empty form, for another person at the same device. */
  another: () => void;
  returning: boolean;
}

interface Sender {
  lottery: string;
  culture: string;
  idempotencyKey: string;
}

/**
 * Sends a registration: `POST /web/lotteries/{lottery}/register`, after an invisible captcha.
 * @throws ApiError or Error of the captcha, when it was not accepted
 */
async function sendRegistration(
  values: RegistrationValues,
  { lottery, culture, idempotencyKey }: Sender,
): Promise<Registered> {
  const gRecaptchaResponse = await getCaptchaToken(culture);
  const { data } = await callApi({ culture, idempotencyKey }, (live, options) =>
    live.POST('/web/lotteries/{lottery}/register', {
      ...options,
      params: { path: { lottery } },
      body: {
        ...values,
        terms: true,
        fullName: values.fullName.trim(),
        idNumber: normalizeIdNumber(values.idNumber),
        email: values.email.trim(),
        phone: normalizePhone(values.phone),
        uri: window.location.href,
        gRecaptchaResponse,
      },
    }),
  );
  return data.body;
}

/**
 * Keeps the state of the registration form. Field errors of the service show at the fields; any other failure
 * keeps the input.
 * @param lottery id of the lottery in the CMS
 * @param onRefused called when the lottery may have been closed
 */
export function useRegistration(lottery: string, onRefused: () => void): RegistrationFlow {
  const { culture } = useLanguage();
  const [registered, setRegistered] = useState<Registered | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [returning, setReturning] = useState(false);
  const draft = useDraft({
    key: `lottery-${lottery}`,
    empty: emptyRegistration,
    never: REGISTRATION_NEVER_KEPT,
  });
  const keyFor = useIdempotencyKey();

  const send: RegistrationFlow['send'] = async (values, { setErrors }) => {
    setError(null);
    try {
      const idempotencyKey = keyFor({ values, lottery });
      const sent = await sendRegistration(values, { lottery, culture, idempotencyKey });
      track('lottery_sent', { lottery });
      draft.forget();
      setRegistered(sent);
    } catch (reason) {
      const errors = serviceErrors(reason, REGISTRATION_CALL_FIELDS);
      if (errors) return setErrors(errors);
      track('lottery_failed', { lottery, message: reason instanceof Error ? reason.message : 'error' });
      setError(reason);
      onRefused();
    }
  };
  const another = () => {
    setReturning(true);
    setRegistered(null);
  };

  return { registered, error, draft, send, another, returning };
}
