import type { FormDto } from './FormDefinition';

/**
 * The form that came with a page as JSON.
 * @returns null when it has no pages: it is no form of the contract
 */
export function readForm(json: unknown): FormDto | null {
  if (typeof json !== 'object' || json === null || !('pages' in json)) return null;
  return Array.isArray(json.pages) && json.pages.length > 0 ? (json as FormDto) : null;
}
