import { readMeetingHome, type MeetingHome } from '../../lib/meetingHome';

/** What an address of the scheduler asks for. */
export interface AskedMeeting {
  /** Number of the kind of meeting in the CMS. */
  meeting: string;
  /** The home that the meeting is about, where it is about one. */
  home: MeetingHome | null;
}

const NUMBER = /^[1-9]\d{0,8}$/;

/**
 * @param search query of the address
 * @returns null where it names no meeting
 */
export function askedMeeting(search: string): AskedMeeting | null {
  const query = new URLSearchParams(search);
  const meeting = query.get('meeting') ?? '';
  return NUMBER.test(meeting) ? { meeting, home: readMeetingHome(query) } : null;
}
