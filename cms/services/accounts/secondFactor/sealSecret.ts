import { sealer } from '../../../platform/sealer';

/** Encrypts and opens the secrets of second factors. */
export const { seal, unseal } = sealer('second factor: sealed secrets');
