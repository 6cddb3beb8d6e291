/** Hebrew prefix letters in their order: and, that, in/as/to/from, the. */
const PREFIXES = /^(ו?)((?:לכש|כש|מש|ש)?)((?:[בכלמ])?)(ה?)/;

/**
 * Returns a folded word, also without its possible prefix letters: `שבבניין`, `בבניין` and `בניין`.
 * @param least minimum number of remaining letters
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
