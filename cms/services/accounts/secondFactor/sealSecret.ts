import { sealer } from '../../../platform/crypto/sealer';

/** Encrypts and decrypts secrets of second factors. */
export const { seal, unseal } = sealer('second factor: sealed secrets');
