import { completeAddress } from '@group/rules/addresses/completeAddress';
import type { BaseValidateOptions } from 'payload';
import { LINK_FAULT } from '../../platform/fields/validFormat';
import { adminLanguage } from '../../platform/locales/adminLanguage';
import { refuseChangedPhone } from './refuseChangedPhone';

const ADDRESS = /^(https?:\/\/|mailto:|\/|#)\S+$/;

/**
 * Validates the URL of a link. The site uses it as `href` without change, so schemes that execute code, such as
 * `javascript:`, are rejected.
 * @returns true for an empty value, a URL or path, a phone number, an e-mail address or an anchor; otherwise a message
 *   with the allowed formats, or with the error in a changed phone number
 */
export function linkAddress(
  value: unknown,
  options: Pick<BaseValidateOptions<unknown, unknown, unknown>, 'collectionSlug' | 'id' | 'req'>,
): true | string | Promise<true | string> {
  // Validation also runs while the editor types, before the hook has completed the URL. Complete it here too.
  const address = completeAddress(String(value ?? ''));
  if (address.startsWith('tel:')) return refuseChangedPhone(address, options);
  return !value || ADDRESS.test(address) || LINK_FAULT[adminLanguage(options.req.i18n)];
}
