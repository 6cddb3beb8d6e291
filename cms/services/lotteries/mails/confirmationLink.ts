import { env } from '../../../platform/env/env';
import { linkSigner } from '../../../platform/crypto/linkSigner';
import type { Locale } from '../../../platform/locales/locales';

export const CONFIRM_PATH = '/web/lotteries/registrations/confirm';

/** Largest PostgreSQL `integer`. Comparing an id with a larger number would fail with a database error. */
const LARGEST_ID = 2_147_483_647;

const { sign, isSigned } = linkSigner('lotteries: links in mails');

interface Linked {
  id: number;
  reference: string;
}

/** Returns the URL of the page on which a registration is confirmed. */
export function confirmationLink({ id, reference }: Linked, language: Locale): string {
  const token = `${id}.${sign(String(id), reference)}`;
  return `${env.cmsUrl}${CONFIRM_PATH}?${new URLSearchParams({ lang: language, token }).toString()}`;
}

/**
 * Returns the registration id from a token, or null if the format is invalid. The signature is not checked yet; use
 * `isConfirmationToken` for that.
 */
export function registrationIdOf(token: string): number | null {
  const id = Number(/^(\d{1,10})\./.exec(token)?.[1] ?? NaN);
  return id <= LARGEST_ID ? id : null;
}

/**
 * Checks whether a token is valid for a registration. The signature also covers the reference, because ids can be
 * reused.
 */
export const isConfirmationToken = (token: string, { id, reference }: Linked): boolean =>
  isSigned(token.split('.')[1] ?? '', String(id), reference);
