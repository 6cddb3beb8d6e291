/** Values of the placeholders. */
export interface TemplateValues {
  name: string;
  reference: string;
  staff: string;
}

/**
 * Fills in a template. Removes an unknown value (a form without a name) with the space before it. Other braces
 * remain.
 */
export function fillTemplate(text: string, words: TemplateValues): string {
  return text.replace(/ ?\{(name|reference|staff)\}/g, (found, word: keyof TemplateValues) => {
    const value = words[word].trim();
    return value && (found.startsWith(' ') ? ` ${value}` : value);
  });
}
