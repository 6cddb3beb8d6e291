import { randomBytes } from 'node:crypto';
import { sealer } from '../../platform/crypto/sealer';

const SEED_BYTES = 32;
const { seal, unseal } = sealer('lotteries: seeds');
const contextOf = (lottery: number): string => `seed of lottery ${lottery}`;

/** Returns a random seed, in hexadecimal. */
export const makeSeed = (): string => randomBytes(SEED_BYTES).toString('hex');

/** Encrypts a seed for storage until the draw. */
export const sealSeed = (seed: string, lottery: number): string => seal(seed, contextOf(lottery));

/** Decrypts a seed. @returns null when PAYLOAD_SECRET has changed since */
export const openSeed = (sealed: string, lottery: number): string | null =>
  unseal(sealed, contextOf(lottery));
