import { completeAddress } from '@group/rules/addresses/completeAddress';
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
  // An editor sees the answer while typing, before the address is completed.
  const address = completeAddress(String(value ?? ''));
  if (address.startsWith('tel:')) return refuseChangedPhone(address, options);
  return !value || ADDRESS.test(address) || 'https:// … , / … , tel:… , mailto:…';
}
