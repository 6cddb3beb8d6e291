import type { MeetingHome } from '../../lib/meetingHome';

/** The meeting that the scheduler's URL asks for. */
export interface RequestedMeeting {
  /** Id of the kind of meeting in the CMS. */
  meeting: string;
  /** The apartment that the meeting is about; null if the URL names none. */
  home: MeetingHome | null;
}

const NUMBER = /^[1-9]\d{0,8}$/;

/**
 * Reads the id of a CMS document from a URL parameter.
 * @returns null if the value is not a valid id
 */
export const documentNumber = (text: string | null): string | null =>
  text && NUMBER.test(text) ? text : null;
