/** Normalizes an address for comparison: trimmed and lower case. */
export const plainEmail = (email: string): string => email.trim().toLowerCase();
