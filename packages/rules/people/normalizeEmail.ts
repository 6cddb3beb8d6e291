import { withoutDirectionMarks } from '../text/withoutDirectionMarks.ts';

/** Removes direction marks and surrounding spaces from an e-mail address. */
export const normalizeEmail = (text: string): string => withoutDirectionMarks(text).trim();
