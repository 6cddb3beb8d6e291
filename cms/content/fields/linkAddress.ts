const ADDRESS = /^(https?:\/\/|tel:|mailto:|\/|#)\S+$/;

/**
 * Validates the address of a link. It is used as `href` unchanged, so executable schemes are rejected.
 * @returns true for an empty value, a page, a phone number, an e-mail address or an anchor; otherwise the allowed
 * formats
 */
export const linkAddress = (value: unknown): true | string =>
  !value || ADDRESS.test(String(value)) || 'https:// … , / … , tel:… , mailto:…';
