import { traceKey } from '../../../platform/database/tally';

/** How many of the last digits staff see, to compare them with the papers of somebody who has won. */
const ENDING = 4;

/**
 * What is kept of an identity number: a keyed hash, by which one identity is known again within one lottery and in no other, and its end.
 * Who reads the database cannot turn the hash back without PAYLOAD_SECRET.
 */
export const identityTrace = (lottery: number, idNumber: string): { ticket: string; ending: string } => ({
  ticket: traceKey(`lottery ${lottery}`, idNumber),
  ending: idNumber.slice(-ENDING),
});
