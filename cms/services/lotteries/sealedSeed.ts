import { randomBytes } from 'node:crypto';
import { sealer } from '../../platform/crypto/sealer';

const SEED_BYTES = 32;
const { seal, unseal } = sealer('lotteries: seeds');
const contextOf = (lottery: number): string => `seed of lottery ${lottery}`;

/** Creates a random seed in hexadecimal. */
export const makeSeed = (): string => randomBytes(SEED_BYTES).toString('hex');

/** Encrypts a seed, so that nobody can read it from the database before the draw. */
export const sealSeed = (seed: string, lottery: number): string => seal(seed, contextOf(lottery));

/**
 * Decrypts a seed.
 * @returns null if it cannot be decrypted, for example because `PAYLOAD_SECRET` has changed
 */
export const openSeed = (sealed: string, lottery: number): string | null =>
  unseal(sealed, contextOf(lottery));
