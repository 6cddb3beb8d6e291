/** Maximum number of characters of a document's name in a list (project-marketing §5). */
const LONGEST = 25;

/** Shortens a document's name for a list: removes `.pdf` and cuts it to 25 characters (project-marketing §5). */
export function documentName(name: string): string {
  const whole = name.replace(/\.pdf$/i, '');
  if (whole.length <= LONGEST) return whole.replace(/-$/, '');
  return `${whole.slice(0, LONGEST).replace(/-$/, '')}...`;
}
