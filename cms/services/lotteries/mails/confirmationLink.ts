import { env } from '../../../platform/env/env';
import { linkSigner } from '../../../platform/crypto/linkSigner';
import type { Locale } from '../../../platform/locales/locales';

export const CONFIRM_PATH = '/web/lotteries/registrations/confirm';

/** PostgreSQL cannot compare its ids with a larger number. */
const LARGEST_ID = 2_147_483_647;

const { sign, isSigned } = linkSigner('lotteries: links in mails');

interface Linked {
  id: number;
  reference: string;
}

/** Returns the address of the page that confirms a registration. */
export function confirmationLink({ id, reference }: Linked, language: Locale): string {
  const token = `${id}.${sign(String(id), reference)}`;
  return `${env.cmsUrl}${CONFIRM_PATH}?${new URLSearchParams({ lang: language, token }).toString()}`;
}

/** Returns the registration id in a token, before its signature is checked; null for an invalid token. */
export function namedRegistration(token: string): number | null {
  const id = Number(/^(\d{1,10})\./.exec(token)?.[1] ?? NaN);
  return id <= LARGEST_ID ? id : null;
}

/**
 * Whether a token belongs to a registration. The signature covers the reference, because ids can be reused.
 */
export const isConfirmationToken = (token: string, { id, reference }: Linked): boolean =>
  isSigned(token.split('.')[1] ?? '', String(id), reference);
