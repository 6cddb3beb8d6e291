/** Denies all requests. Only the CMS itself can then perform the operation. */
export const nobody = (): boolean => false;
