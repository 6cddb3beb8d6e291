import type { MeetingHome } from '../../lib/meetingHome';

/** What an address of the scheduler asks for. */
export interface AskedMeeting {
  /** Number of the kind of meeting in the CMS. */
  meeting: string;
  /** The home that the meeting is about, where it is about one. */
  home: MeetingHome | null;
}

const NUMBER = /^[1-9]\d{0,8}$/;

/**
 * The number of a document, as an address has it.
 * @param text a parameter of the address
 * @returns null for what is no such number
 */
export const documentNumber = (text: string | null): string | null =>
  text && NUMBER.test(text) ? text : null;
