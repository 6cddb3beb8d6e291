import { fits } from '../../../lib/api/fits';
import type { FormDto } from './FormDefinition';
import { FORM } from './formShape.gen';

/**
 * Parses a form from a page's JSON or a forms host.
 * @returns null for an invalid form or one without pages
 */
export function readForm(json: unknown): FormDto | null {
  return fits(FORM, json) && json.pages && json.pages.length > 0 ? json : null;
}
