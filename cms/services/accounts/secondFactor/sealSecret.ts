import { sealer } from '../../../platform/crypto/sealer';

/** Encrypts and decrypts the secrets of authenticator apps. */
export const { seal, unseal } = sealer('second factor: sealed secrets');
