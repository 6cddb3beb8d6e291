import type { MeetingHome } from '../../lib/meetingHome';

/** Parameters of the scheduler's address. */
export interface AskedMeeting {
  /** Number of the kind of meeting in the CMS. */
  meeting: string;
  /** The home that the meeting is about, if any. */
  home: MeetingHome | null;
}

const NUMBER = /^[1-9]\d{0,8}$/;

/**
 * Parses a document number from a parameter of the address.
 * @returns null for an invalid one
 */
export const documentNumber = (text: string | null): string | null =>
  text && NUMBER.test(text) ? text : null;
