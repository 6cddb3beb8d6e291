import { env } from '../../platform/env/env';
import { linkSigner } from '../../platform/crypto/linkSigner';
import type { Locale } from '../../platform/locales/locales';

export const MANAGE_PATH = '/web/appointments/manage';
export const CALENDAR_PATH = '/web/appointments/calendar';

/** What a signed link allows: changing the meeting, or exporting it to a calendar. */
export type LinkPurpose = 'manage' | 'calendar';

const PATHS: Readonly<Record<LinkPurpose, string>> = { manage: MANAGE_PATH, calendar: CALENDAR_PATH };

/** Largest PostgreSQL `integer`. Comparing an id with a larger number would fail with a database error. */
const LARGEST_ID = 2_147_483_647;

const { sign, isSigned } = linkSigner('appointments: links in mails');

interface Linked {
  id: number;
  /** Part of the signature, because ids can be reused but references are random. */
  reference: string;
}

const token = (purpose: LinkPurpose, { id, reference }: Linked): string =>
  `${id}.${sign(purpose, String(id), reference)}`;

/** Returns the signed URL of an appointment's page. */
export const appointmentLink = (purpose: LinkPurpose, appointment: Linked, language: Locale): string =>
  `${env.cmsUrl}${PATHS[purpose]}?${new URLSearchParams({ lang: language, token: token(purpose, appointment) }).toString()}`;

/**
 * Returns the appointment id from a token, or null if the format is invalid. The signature is not checked yet; use
 * `isLinkOf` for that.
 */
export function appointmentIdOf(given: string): number | null {
  const id = Number(/^(\d{1,10})\./.exec(given)?.[1] ?? NaN);
  return id <= LARGEST_ID ? id : null;
}

/** Checks whether a token is valid for this appointment and purpose. */
export const isLinkOf = (given: string, purpose: LinkPurpose, { id, reference }: Linked): boolean =>
  isSigned(given.split('.')[1] ?? '', purpose, String(id), reference);
