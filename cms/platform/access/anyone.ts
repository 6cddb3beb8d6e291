/** Lets in everybody, visitors included. */
export const anyone = (): boolean => true;
