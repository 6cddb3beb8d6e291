import type { Lottery } from '../../../payload-types';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The deadline for confirmations: a day after registration closes, so that the last registrants have time.
 * @returns time in ms; the list can be published after it
 */
export const confirmationEnds = ({ closesAt }: Pick<Lottery, 'closesAt'>): number =>
  Date.parse(closesAt) + DAY_MS;
