import { traceKey } from '../../../platform/database/tally';

/** Number of digits that staff can see, so that they can compare them with a winner's identity papers. */
const ENDING = 4;

/**
 * Returns what is stored of an identity number: its last digits, and a keyed hash. The hash recognises the number
 * within one lottery and cannot be reversed without `PAYLOAD_SECRET`.
 */
export const identityTrace = (lottery: number, idNumber: string): { ticket: string; ending: string } => ({
  ticket: traceKey(`lottery ${lottery}`, idNumber),
  ending: idNumber.slice(-ENDING),
});
