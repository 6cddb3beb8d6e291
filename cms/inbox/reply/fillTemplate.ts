/** Values to insert for a template's placeholders. */
export interface TemplateValues {
  name: string;
  reference: string;
  staff: string;
}

/**
 * Fills in the placeholders of a template. If a value is missing (such as the name in a form without one), the
 * placeholder is removed together with the space before it. Other text in braces remains.
 */
export function fillTemplate(text: string, words: TemplateValues): string {
  return text.replace(/ ?\{(name|reference|staff)\}/g, (found, word: keyof TemplateValues) => {
    const value = words[word].trim();
    return value && (found.startsWith(' ') ? ` ${value}` : value);
  });
}
