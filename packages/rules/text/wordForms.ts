/** Letters that Hebrew writes together with the next word, in the order in which they follow each other: and, that, in/as/to/from, the. */
const PREFIXES = /^(ו?)((?:לכש|כש|מש|ש)?)((?:[בכלמ])?)(ה?)/;

/**
 * A word, and what it may be without its prefix letters: `שבבניין` also as `בבניין` and `בניין`.
 * @param word as `foldText` gives it
 * @param least how many letters must remain
 * @returns the word itself first; only itself when it is not Hebrew
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
