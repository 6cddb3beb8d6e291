const DASHED = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const BARE = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/i;

/**
 * The id of a form as the entries call takes it (corporate-site §5).
 * @param id a dashed id of 36 characters, or 32 hexadecimal ones, which get their dashes
 * @throws Error with the specification's message for anything else
 */
export function toGuid(id: string): string {
  if (DASHED.test(id)) return id;
  if (BARE.test(id)) return id.replace(BARE, '$1-$2-$3-$4-$5');
  throw new Error('Invalid GUID format. The input must be a 32-character hexadecimal string without dashes.');
}
