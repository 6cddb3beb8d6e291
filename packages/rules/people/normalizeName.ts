import { removeDirectionMarks } from '../text/removeDirectionMarks.ts';

/** Puts a name on one line with single spaces, without direction marks. */
export const normalizeName = (text: string): string => removeDirectionMarks(text).replace(/\s+/g, ' ').trim();
