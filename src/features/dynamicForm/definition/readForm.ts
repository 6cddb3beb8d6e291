import { matchesShape } from '../../../lib/api/matchesShape';
import type { FormDto } from './FormDefinition';
import { FORM } from './formShape.gen';

/**
 * Validates a form from the page's JSON or from a forms host.
 * @returns null if the form is invalid or has no pages
 */
export function readForm(json: unknown): FormDto | null {
  return matchesShape(FORM, json) && json.pages && json.pages.length > 0 ? json : null;
}
