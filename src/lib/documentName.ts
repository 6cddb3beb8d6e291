/** Maximum number of characters of a document's name in a list (project-marketing §5). */
const MAX_LENGTH = 25;

/** Shortens a document's name for a list: removes `.pdf` and cuts it to 25 characters (project-marketing §5). */
export function documentName(name: string): string {
  const whole = name.replace(/\.pdf$/i, '');
  if (whole.length <= MAX_LENGTH) return whole.replace(/-$/, '');
  return `${whole.slice(0, MAX_LENGTH).replace(/-$/, '')}...`;
}
