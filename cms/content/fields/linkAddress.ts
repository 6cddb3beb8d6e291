const ADDRESS = /^(https?:\/\/|tel:|mailto:|\/|#)\S+$/;

/**
 * Checks what an editor typed as the address of a link. It becomes an `href` as it is, so that no scheme is taken that runs something.
 * @returns true for an empty one, a page, a telephone, an e-mail address or a place of this page; else what may stand there
 */
export const linkAddress = (value: unknown): true | string =>
  !value || ADDRESS.test(String(value)) || 'https:// … , / … , tel:… , mailto:…';
