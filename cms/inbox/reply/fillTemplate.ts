/** What stands in braces in a template. */
export interface TemplateWords {
  name: string;
  reference: string;
  staff: string;
}

/**
 * A template as the reply begins with it. Where a word is not known (a form that asked for no name), it is left out with the space
 * before it;
 * braces that mean nothing stay.
 */
export function fillTemplate(text: string, words: TemplateWords): string {
  return text.replace(/ ?\{(name|reference|staff)\}/g, (found, word: keyof TemplateWords) => {
    const value = words[word].trim();
    return value && (found.startsWith(' ') ? ` ${value}` : value);
  });
}
