/**
 * Removes the zero in brackets that is dialled only within a country, as in `+44 (0)20`. Italian numbers keep it,
 * because there it belongs to the number.
 */
export const withoutTrunkZero = (phone: string): string =>
  phone.replace(/^(\(?(?:\+|00)(?!39)\d{1,3}\)?[\s-]*)\(0\)/, '$1');
