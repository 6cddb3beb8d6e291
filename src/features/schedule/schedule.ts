import { callApi } from '../../lib/api/callApi';
import type { components } from '../../lib/api/liveServices.gen';

/** A kind of meeting and its free times. */
export type MeetingSlots = components['schemas']['MeetingSlots'];
/** The booked meeting. */
export type BookedMeeting = components['schemas']['BookedMeeting'];

/** A kind of meeting: name, length and place. */
export type MeetingKind = components['schemas']['MeetingKind'];

interface Asking {
  culture: string;
  signal?: AbortSignal;
}

/**
 * Requests the kinds of meeting of a project: `GET /web/appointments/kinds`.
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
 * Requests the free times: `GET /web/appointments/slots`.
 * @throws ApiError
 */
export async function readSlots(meeting: string, { culture, signal }: Asking): Promise<MeetingSlots> {
  const { data } = await callApi({ culture, signal }, (live, options) =>
    live.GET('/web/appointments/slots', { ...options, params: { query: { meeting } } }),
  );
  return data;
}
