/** Requires one `@` with at most 64 characters before it (RFC 5321), a domain with a dot, and Latin letters only. */
const EMAIL =
  /^(?=[^@]{1,64}@)(?!\.)(?!.*\.\.)(?!.*\.@)[\w.!#$%&'*+/=?^`{|}~-]+@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Maximum length of an e-mail address (RFC 5321). */
export const EMAIL_MAX = 254;

/** Checks whether a normalized text is exactly one e-mail address. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX && EMAIL.test(text);
