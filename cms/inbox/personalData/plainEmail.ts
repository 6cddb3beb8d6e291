import { normalizeEmail } from '@group/rules/people/normalizeEmail';

/** Normalizes an address for comparison, as visitors' addresses are stored. */
export const plainEmail = (email: string): string => normalizeEmail(email);
