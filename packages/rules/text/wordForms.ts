/** Hebrew prefix letters, in the order in which they occur: "and", "that", "in/as/to/from", "the". */
const PREFIXES = /^(ו?)((?:לכש|כש|מש|ש)?)((?:[בכלמ])?)(ה?)/;

/**
 * Returns a folded Hebrew word and its possible forms without prefix letters: `שבבניין`, `בבניין` and `בניין`.
 * @param least minimum number of letters that must remain
 */
export function wordForms(word: string, least = 2): string[] {
  const forms = [word];
  const groups = PREFIXES.exec(word)?.slice(1).filter(Boolean) ?? [];
  let rest = word;
  for (const group of groups) {
    rest = rest.slice(group.length);
    if (rest.length < least) break;
    forms.push(rest);
  }
  return forms;
}
