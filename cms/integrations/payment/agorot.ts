const AGOROT = 100;

/** Converts shekels to agorot, the unit of payment providers. */
export const toAgorot = (shekels: number): number => Math.round(shekels * AGOROT);
