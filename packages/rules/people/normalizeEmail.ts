import { removeDirectionMarks } from '../text/removeDirectionMarks.ts';

/** Removes direction marks and surrounding spaces from an e-mail address. */
export const normalizeEmail = (text: string): string => removeDirectionMarks(text).trim();
