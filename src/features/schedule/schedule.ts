import { callApi } from '../../lib/api/callApi';
import type { components } from '../../lib/api/liveServices.gen';

/** A kind of meeting, and the times that are free just now. */
export type MeetingSlots = components['schemas']['MeetingSlots'];
/** The meeting that was booked. */
export type BookedMeeting = components['schemas']['BookedMeeting'];

/** `GET /web/appointments/slots`. @throws ApiError */
export async function readSlots(
  meeting: string,
  { culture, signal }: { culture: string; signal?: AbortSignal },
): Promise<MeetingSlots> {
  const { data } = await callApi({ culture, signal }, (live, options) =>
    live.GET('/web/appointments/slots', { ...options, params: { query: { meeting } } }),
  );
  return data;
}
