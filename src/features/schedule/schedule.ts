import { callApi } from '../../lib/api/callApi';
import type { components } from '../../lib/api/liveServices.gen';

/** A kind of meeting, and the times at which it can be booked. */
export type MeetingSlots = components['schemas']['MeetingSlots'];
/** The response to a successful booking. */
export type BookedMeeting = components['schemas']['BookedMeeting'];

/** A kind of meeting with name, length and place. */
export type MeetingKind = components['schemas']['MeetingKind'];

interface Asking {
  culture: string;
  signal?: AbortSignal;
}

/**
 * Requests the kinds of meeting that a project offers, through `GET /web/appointments/kinds`.
 * @throws ApiError
 */
export async function readKinds(
  project: string,
  { culture, signal }: Asking,
): Promise<readonly MeetingKind[]> {
  const { data } = await callApi({ culture, signal }, (live, options) =>
    live.GET('/web/appointments/kinds', { ...options, params: { query: { project } } }),
  );
  return data.meetings;
}

/**
 * Requests the times at which a kind of meeting can be booked, through `GET /web/appointments/slots`.
 * @throws ApiError
 */
export async function readSlots(meeting: string, { culture, signal }: Asking): Promise<MeetingSlots> {
  const { data } = await callApi({ culture, signal }, (live, options) =>
    live.GET('/web/appointments/slots', { ...options, params: { query: { meeting } } }),
  );
  return data;
}
