import { isFullName } from '@group/rules/people/isFullName';
import { isNamePart, NAME_MAX } from '@group/rules/people/isNamePart';
import { normalizeName } from '@group/rules/people/normalizeName';
import { z } from 'zod';

const nameText = z.string().transform(normalizeName);

/** Validates a full name. */
export const personNameField = nameText
  .pipe(z.string().refine(isFullName, 'fullName'))
  .meta({ description: '5 to 50 letters, with the punctuation of names' });

/** Validates one part of a name, such as the first name. A single letter is valid. */
export const namePartField = nameText
  .pipe(z.string().min(1, 'required').max(NAME_MAX, 'tooLong'))
  .pipe(z.string().refine(isNamePart, 'namePart'))
  .meta({ description: 'Up to 50 letters, with the punctuation of names' });
