import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceForm, type ServiceFormState } from '../../components/forms/useServiceForm';
import { useLanguage } from '../../i18n/LanguageContext';
import { track } from '../../lib/analytics';
import { ApiError } from '../../lib/api/ApiError';
import type { RequestedMeeting } from './requestedMeeting';
import { bookingSchema } from './bookingSchema';
import { BOOKING_CALL_FIELDS, BOOKING_FIELDS, emptyBooking, type BookingValues } from './bookingValues';
import { saveBooking, readBooking, type StoredBooking } from './storedBooking';
import type { MeetingKind } from './schedule';
import { sendBooking } from './sendBooking';

/** Checks whether the service rejected the booking because the time is no longer available. */
const isTaken = (reason: unknown): boolean =>
  reason instanceof ApiError && reason.kind === 'fields' && 'startsAt' in reason.errors;

interface BookingOptions {
  asked: RequestedMeeting;
  /** The chosen time and kind of meeting; null until a time is chosen. The form is shown only afterwards. */
  chosen: { startsAt: string; meeting: MeetingKind } | null;
  /** Called if someone else has booked the chosen time. */
  onTaken: () => void;
}

/**
 * Manages the form that books a meeting. If a meeting was booked in this tab before, the form starts with its
 * confirmation. A failure keeps the input.
 */
export function useBooking({
  asked,
  chosen,
  onTaken,
}: BookingOptions): ServiceFormState<BookingValues, StoredBooking> {
  const { t } = useTranslation('schedule');
  const { code: language } = useLanguage();
  const { meeting } = asked;
  return useServiceForm({
    empty: emptyBooking,
    schema: useMemo(() => bookingSchema(t), [t]),
    fields: BOOKING_FIELDS,
    callFields: BOOKING_CALL_FIELDS,
    draft: { key: 'schedule' },
    earlier: () => readBooking(asked, Date.now()),
    content: (values) => ({ values, asked, startsAt: chosen?.startsAt }),
    send: async (values, request) => {
      if (!chosen) throw new Error('A booking needs a time. Choose it before sending.');
      const { startsAt, meeting: kind } = chosen;
      const booked = await sendBooking(values, { ...asked, startsAt, ...request });
      const kept = { booked, meeting: kind, language };
      saveBooking(asked, kept);
      return kept;
    },
    intercept: (error) => {
      if (!isTaken(error)) return false;
      track('meeting_taken', { meeting });
      onTaken();
      return true;
    },
    report: (outcome, details) =>
      track(outcome === 'sent' ? 'meeting_booked' : `meeting_${outcome}`, { meeting, ...details }),
  });
}
