import { removeDirectionMarks } from '../text/removeDirectionMarks.ts';

/** Brings a name onto one line with single spaces, without direction marks. */
export const normalizeName = (text: string): string => removeDirectionMarks(text).replace(/\s+/g, ' ').trim();
