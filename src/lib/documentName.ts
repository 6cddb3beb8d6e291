/** Longest name of a document in a list (project-marketing §5). */
const LONGEST = 25;

/**
 * A document's name in a list: without `.pdf`, cut to 25 characters, without a dash where it was cut (project-marketing §5).
 * @param name file name, or the editor's words
 */
export function documentName(name: string): string {
  const whole = name.replace(/\.pdf$/i, '');
  if (whole.length <= LONGEST) return whole.replace(/-$/, '');
  return `${whole.slice(0, LONGEST).replace(/-$/, '')}...`;
}
