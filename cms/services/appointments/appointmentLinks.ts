import { env } from '../../platform/env/env';
import { linkSigner } from '../../platform/crypto/linkSigner';
import type { Locale } from '../../platform/locales/locales';

export const MANAGE_PATH = '/web/appointments/manage';
export const CALENDAR_PATH = '/web/appointments/calendar';

/** Permission of a link: change the meeting, or export it to a calendar. */
export type LinkPurpose = 'manage' | 'calendar';

const PATHS: Readonly<Record<LinkPurpose, string>> = { manage: MANAGE_PATH, calendar: CALENDAR_PATH };

/** PostgreSQL rejects comparisons of ids with larger numbers. */
const LARGEST_ID = 2_147_483_647;

const { sign, isSigned } = linkSigner('appointments: links in mails');

interface Linked {
  id: number;
  /** Random, because ids can be reused. */
  reference: string;
}

const token = (purpose: LinkPurpose, { id, reference }: Linked): string =>
  `${id}.${sign(purpose, String(id), reference)}`;

/** Signed address of an appointment's page. */
export const appointmentLink = (purpose: LinkPurpose, appointment: Linked, language: Locale): string =>
  `${env.cmsUrl}${PATHS[purpose]}?${new URLSearchParams({ lang: language, token: token(purpose, appointment) }).toString()}`;

/** Appointment id of a token before verification; null for an invalid format. */
export function namedAppointment(given: string): number | null {
  const id = Number(/^(\d{1,10})\./.exec(given)?.[1] ?? NaN);
  return id <= LARGEST_ID ? id : null;
}

/** True when a token belongs to this appointment and purpose. */
export const isLinkOf = (given: string, purpose: LinkPurpose, { id, reference }: Linked): boolean =>
  isSigned(given.split('.')[1] ?? '', purpose, String(id), reference);
