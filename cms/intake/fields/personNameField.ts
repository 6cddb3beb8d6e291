import { z } from 'zod';
import { fullNameField } from './fullNameField';

/** Letters of any language, with the signs that stand in names: Anne-Marie, O'Neil, ז׳בוטינסקי, בן־דוד. */
const PERSON_NAME = /^[\p{L}\p{M}][\p{L}\p{M} .'’"׳״־-]{3,48}[\p{L}\p{M}.'’"׳״]$/u;

/** A full name of 5 to 50 letters, with the signs of names: the pattern of leads (project-marketing §5). */
export const personNameField = fullNameField
  .pipe(z.string().regex(PERSON_NAME, 'personName'))
  .meta({ description: '5 to 50 letters, with the signs that stand in names' });
