/** Lets in nobody: only the CMS itself writes here. */
export const nobody = (): boolean => false;
