import type { BaseValidateOptions } from 'payload';
import { refuseChangedPhone } from './refuseChangedPhone';

const ADDRESS = /^(https?:\/\/|mailto:|\/|#)\S+$/;

/**
 * Validates the address of a link. It is used as `href` unchanged, so executable schemes are rejected.
 * @returns true for an empty value, a page, a phone number, an e-mail address or an anchor; otherwise the allowed
 * formats, or what is wrong with a changed phone number
 */
export function linkAddress(
  value: unknown,
  options: Pick<BaseValidateOptions<unknown, unknown, unknown>, 'collectionSlug' | 'id' | 'req'>,
): true | string | Promise<true | string> {
  const address = String(value ?? '');
  if (address.startsWith('tel:')) return refuseChangedPhone(address, options);
  return !value || ADDRESS.test(address) || 'https:// … , / … , tel:… , mailto:…';
}
