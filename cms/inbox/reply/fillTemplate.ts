/** Values of the placeholders. */
export interface TemplateWords {
  name: string;
  reference: string;
  staff: string;
}

/**
 * Fills in a template. Removes an unknown value (a form without a name) with the space before it. Other braces
 * remain.
 */
export function fillTemplate(text: string, words: TemplateWords): string {
  return text.replace(/ ?\{(name|reference|staff)\}/g, (found, word: keyof TemplateWords) => {
    const value = words[word].trim();
    return value && (found.startsWith(' ') ? ` ${value}` : value);
  });
}
