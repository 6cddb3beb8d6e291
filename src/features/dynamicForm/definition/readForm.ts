import { fits } from '../../../lib/api/fits';
import type { FormDto } from './FormDefinition';
import { FORM } from './formShape.gen';

/**
 * A form that came with a page as JSON, or from a forms host.
 * @returns null when it has no pages, or is not what the contract says: it is no form then
 */
export function readForm(json: unknown): FormDto | null {
  return fits(FORM, json) && json.pages && json.pages.length > 0 ? json : null;
}
