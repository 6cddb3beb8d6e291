import type { Lottery } from '../../../payload-types';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the deadline for confirming registrations, in ms. It is a day after registration closes, so that the last
 * registrants also have time. The list can be published only after it.
 */
export const confirmationDeadline = ({ closesAt }: Pick<Lottery, 'closesAt'>): number =>
  Date.parse(closesAt) + DAY_MS;
