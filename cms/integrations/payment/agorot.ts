const AGOROT = 100;

/** An amount as payment providers count it. */
export const toAgorot = (shekels: number): number => Math.round(shekels * AGOROT);
