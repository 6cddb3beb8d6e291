import { env } from '../../platform/env';
import { linkSigner } from '../../platform/linkSigner';
import type { Locale } from '../../platform/locales';

export const MANAGE_PATH = '/web/appointments/manage';
export const CALENDAR_PATH = '/web/appointments/calendar';

/** What a link lets its holder do: change the meeting, or read it into a calendar. */
export type LinkPurpose = 'manage' | 'calendar';

const PATHS: Readonly<Record<LinkPurpose, string>> = { manage: MANAGE_PATH, calendar: CALENDAR_PATH };

/** PostgreSQL refuses to compare its ids with a larger number. */
const LARGEST_ID = 2_147_483_647;

const { sign, isSigned } = linkSigner('appointments: links in mails');

interface Linked {
  id: number;
  /** Drawn at random: the number of a row may be given out again. */
  reference: string;
}

const token = (purpose: LinkPurpose, { id, reference }: Linked): string =>
  `${id}.${sign(purpose, String(id), reference)}`;

/** A page of ours about an appointment, for who holds the link. */
export const appointmentLink = (purpose: LinkPurpose, appointment: Linked, language: Locale): string =>
  `${env.cmsUrl}${PATHS[purpose]}?${new URLSearchParams({ lang: language, token: token(purpose, appointment) }).toString()}`;

/** The appointment that a link names, before its signature is checked; null for what is no such link. */
export function namedAppointment(given: string): number | null {
  const id = Number(/^(\d{1,10})\./.exec(given)?.[1] ?? NaN);
  return id <= LARGEST_ID ? id : null;
}

/** Whether a link is this appointment's, and for this purpose. */
export const isLinkOf = (given: string, purpose: LinkPurpose, { id, reference }: Linked): boolean =>
  isSigned(given.split('.')[1] ?? '', purpose, String(id), reference);
