import { z } from 'zod';
import { withoutDirectionMarks } from '@group/rules/text/withoutDirectionMarks';

const MIN = 5;
const MAX = 50;

/** Letters of any language, with the signs that stand in names: Anne-Marie, O'Neil, ז׳בוטינסקי, בן־דוד. */
const NAME = /^[\p{L}\p{M}](?:[\p{L}\p{M} .'’"׳״־-]*[\p{L}\p{M}.'’"׳״])?$/u;

/** On one line, with single spaces. */
const nameText = z.string().transform((name) => withoutDirectionMarks(name).replace(/\s+/g, ' ').trim());

/** A full name of 5 to 50 letters, with the signs of names (corporate-site §9; the pattern of project-marketing §5). */
export const personNameField = nameText
  .pipe(z.string().min(MIN, 'fullName').max(MAX, 'fullName'))
  .pipe(z.string().regex(NAME, 'fullName'))
  .meta({ description: '5 to 50 letters, with the signs that stand in names' });

/** One part of a name, such as the first, which may be a single letter. */
export const namePartField = nameText
  .pipe(z.string().min(1, 'required').max(MAX, 'tooLong'))
  .pipe(z.string().regex(NAME, 'namePart'))
  .meta({ description: 'Up to 50 letters, with the signs that stand in names' });
