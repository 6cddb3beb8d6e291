/** Denies everyone; only the CMS itself writes. */
export const nobody = (): boolean => false;
