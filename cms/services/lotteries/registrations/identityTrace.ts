import { traceKey } from '../../../platform/database/tally';

/** Final digits that staff see, to compare with a winner's papers. */
const ENDING = 4;

/**
 * The stored trace of an identity number: its last digits, and a keyed hash that recognizes it within one
 * lottery.
 * The hash cannot be reversed without PAYLOAD_SECRET.
 */
export const identityTrace = (lottery: number, idNumber: string): { ticket: string; ending: string } => ({
  ticket: traceKey(`lottery ${lottery}`, idNumber),
  ending: idNumber.slice(-ENDING),
});
