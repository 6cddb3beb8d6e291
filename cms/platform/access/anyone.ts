/** Allows everyone, including visitors. */
export const anyone = (): boolean => true;
