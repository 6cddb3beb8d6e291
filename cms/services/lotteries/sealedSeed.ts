import { randomBytes } from 'node:crypto';
import { sealer } from '../../platform/sealer';

const SEED_BYTES = 32;
const { seal, unseal } = sealer('lotteries: seeds');
const contextOf = (lottery: number): string => `seed of lottery ${lottery}`;

/** A seed that nobody can guess, in hexadecimal digits. */
export const makeSeed = (): string => randomBytes(SEED_BYTES).toString('hex');

/** A seed as the database keeps it until the draw. */
export const sealSeed = (seed: string, lottery: number): string => seal(seed, contextOf(lottery));

/** Opens a seed. @returns null where PAYLOAD_SECRET was another when it was made */
export const openSeed = (sealed: string, lottery: number): string | null =>
  unseal(sealed, contextOf(lottery));
