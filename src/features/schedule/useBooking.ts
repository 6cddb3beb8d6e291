import { normalizePhone } from '@group/rules/people/normalizePhone';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { serviceErrors } from '../../components/forms/serviceErrors';
import { useDraft, type FormDraft } from '../../components/forms/useDraft';
import { useIdempotencyKey } from '../../components/forms/useIdempotencyKey';
import { useLanguage } from '../../i18n/LanguageContext';
import { track } from '../../lib/analytics';
import { ApiError } from '../../lib/api/ApiError';
import { callApi } from '../../lib/api/callApi';
import { getCaptchaToken } from '../../lib/captcha/getCaptchaToken';
import type { AskedMeeting } from './askedMeeting';
import { BOOKING_CALL_FIELDS, emptyBooking, type BookingValues } from './bookingValues';
import { forgetBooking, keepBooking, readBooking, type KeptBooking } from './keptBooking';
import type { BookedMeeting, MeetingKind } from './schedule';

interface Sending extends AskedMeeting {
  startsAt: string;
  culture: string;
  idempotencyKey: string;
}

/**
 * Books a meeting: `POST /web/appointments` with an invisible captcha.
 * @throws ApiError, or Error of the captcha, when it was not booked
 */
async function sendBooking(
  { fullName, phone, email, comments, ...consents }: BookingValues,
  { meeting, home, startsAt, culture, idempotencyKey }: Sending,
): Promise<BookedMeeting> {
  const gRecaptchaResponse = await getCaptchaToken(culture);
  const { data } = await callApi({ culture, idempotencyKey }, (live, options) =>
    live.POST('/web/appointments', {
      ...options,
      body: {
        ...consents,
        meeting: Number(meeting),
        startsAt,
        name: fullName.trim(),
        phone: normalizePhone(phone),
        email: email.trim(),
        comments: comments.trim(),
        formData: home,
        uri: window.location.href,
        gRecaptchaResponse,
      },
    }),
  );
  return data.body;
}

/** Tells whether the service rejected the time as taken. */
const isTaken = (reason: unknown): boolean =>
  reason instanceof ApiError && reason.kind === 'fields' && 'startsAt' in reason.errors;

interface BookingFlow {
  /** The booking of this tab, also after a reload. */
  booked: KeptBooking | null;
  /** Error of the last attempt, unless it concerns fields. */
  error: unknown;
  draft: FormDraft;
  send: (
    values: BookingValues,
    helpers: Pick<FormikHelpers<BookingValues>, 'setErrors'>,
    chosen: { startsAt: string; meeting: MeetingKind },
  ) => Promise<void>;
  /** Drops the last error when another time is chosen. */
  dismiss: () => void;
  /** Removes the booking, before another one. */
  forget: () => void;
}

/**
 * Books a meeting. Field errors of the service show at the fields; other failures keep the input.
 * @param asked meeting and home
 * @param onTaken called when the time has been taken
 */
export function useBooking(asked: AskedMeeting, onTaken: () => void): BookingFlow {
  const { culture, code: language } = useLanguage();
  const { meeting } = asked;
  const [booked, setBooked] = useState(() => readBooking(asked, Date.now()));
  const [error, setError] = useState<unknown>(null);
  const draft = useDraft({ key: 'schedule', empty: emptyBooking });
  const keyFor = useIdempotencyKey();

  const send: BookingFlow['send'] = async (values, { setErrors }, { startsAt, meeting: kind }) => {
    setError(null);
    try {
      const idempotencyKey = keyFor({ values, asked, startsAt });
      const meetingBooked = await sendBooking(values, { ...asked, startsAt, culture, idempotencyKey });
      track('meeting_booked', { meeting });
      draft.forget();
      const kept = { booked: meetingBooked, meeting: kind, language };
      keepBooking(asked, kept);
      setBooked(kept);
    } catch (reason) {
      if (isTaken(reason)) {
        track('meeting_taken', { meeting });
        return onTaken();
      }
      const errors = serviceErrors(reason, BOOKING_CALL_FIELDS);
      if (errors) return setErrors(errors);
      track('meeting_failed', { meeting, message: reason instanceof Error ? reason.message : 'error' });
      setError(reason);
    }
  };
  const forget = () => {
    forgetBooking(asked);
    setBooked(null);
  };
  return { booked, error, draft, send, dismiss: () => setError(null), forget };
}
