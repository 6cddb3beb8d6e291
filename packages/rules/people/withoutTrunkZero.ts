/** Removes the zero in brackets that is dialled only within the country: `+44 (0)20`. Italian numbers keep it. */
export const withoutTrunkZero = (phone: string): string =>
  phone.replace(/^(\(?(?:\+|00)(?!39)\d{1,3}\)?[\s-]*)\(0\)/, '$1');
