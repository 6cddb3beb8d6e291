import type { Lottery } from '../../../payload-types';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Until when a registration can be confirmed: a day after registration closes, so that the last to register have time.
 * @returns time in ms; from then on the list can be published
 */
export const confirmationEnds = ({ closesAt }: Pick<Lottery, 'closesAt'>): number =>
  Date.parse(closesAt) + DAY_MS;
