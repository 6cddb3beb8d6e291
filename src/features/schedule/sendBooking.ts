import { normalizePhone } from '@group/rules/people/normalizePhone';
import type { FormRequest } from '../../components/forms/useServiceForm';
import { callApi } from '../../lib/api/callApi';
import type { RequestedMeeting } from './requestedMeeting';
import type { BookingValues } from './bookingValues';
import type { BookedMeeting } from './schedule';

interface Booking extends RequestedMeeting, FormRequest {
  startsAt: string;
}

/**
 * Books a meeting through `POST /web/appointments`, protected by an invisible captcha.
 * @throws ApiError, or Error from the captcha, if the meeting was not booked
 */
export async function sendBooking(
  { fullName, phone, email, comments, ...consents }: BookingValues,
  { meeting, home, startsAt, ...request }: Booking,
): Promise<BookedMeeting> {
  const gRecaptchaResponse = await request.captcha();
  const { data } = await callApi(request, (live, options) =>
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
