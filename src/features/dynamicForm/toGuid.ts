const DASHED = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const BARE = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/i;

/**
 * Converts the id of a form to the GUID that the entries API expects (corporate-site §5).
 * @param id 36 characters with dashes, or 32 hexadecimal characters
 * @throws Error with the specified message if the id has another format
 */
export function toGuid(id: string): string {
  if (DASHED.test(id)) return id;
  if (BARE.test(id)) return id.replace(BARE, '$1-$2-$3-$4-$5');
  throw new Error('Invalid GUID format. The input must be a 32-character hexadecimal string without dashes.');
}
