import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useServiceForm, type ServiceFormState } from '../../components/forms/useServiceForm';
import { useLanguage } from '../../i18n/LanguageContext';
import { track } from '../../lib/analytics';
import { ApiError } from '../../lib/api/ApiError';
import type { AskedMeeting } from './askedMeeting';
import { bookingSchema } from './bookingSchema';
import { BOOKING_CALL_FIELDS, BOOKING_FIELDS, emptyBooking, type BookingValues } from './bookingValues';
import { keepBooking, readBooking, type KeptBooking } from './keptBooking';
import type { MeetingKind } from './schedule';
import { sendBooking } from './sendBooking';

/** Tells whether the service rejected the time as taken. */
const isTaken = (reason: unknown): boolean =>
  reason instanceof ApiError && reason.kind === 'fields' && 'startsAt' in reason.errors;

interface BookingOptions {
  asked: AskedMeeting;
  /** The chosen time; the form is shown only with one. */
  chosen: { startsAt: string; meeting: MeetingKind } | null;
  /** Called when the time has been taken. */
  onTaken: () => void;
}

/** Books a meeting. It starts with the booking of this tab, if any. A failure keeps the input. */
export function useBooking({
  asked,
  chosen,
  onTaken,
}: BookingOptions): ServiceFormState<BookingValues, KeptBooking> {
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
      keepBooking(asked, kept);
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
