import { withoutDirectionMarks } from '../text/withoutDirectionMarks.ts';

/** Brings a name onto one line with single spaces, without direction marks. */
export const normalizeName = (text: string): string =>
  withoutDirectionMarks(text).replace(/\s+/g, ' ').trim();
