/** Whatever a mail program may show as the end of a line. */
const LINE_END = /\r\n|(?!\t)[\p{Cc}\p{Zl}\p{Zp}]/u;

/** A value in a mail to staff, by its label; one that is empty is left out by {@link factLines}. */
export type Fact = readonly [label: string, value: string | number | false | null | undefined];

/**
 * What a visitor wrote, every line marked as a quotation: none of them can be taken for a line of the mail's own.
 * @param text of any number of lines
 */
export const quoteLines = (text: string): string[] => text.split(LINE_END).map((line) => `> ${line}`);

/** A value of a visitor behind its label; below it, quoted, where it has several lines. */
export const factLine = (label: string, value: string): string =>
  LINE_END.test(value) ? [`${label}:`, ...quoteLines(value)].join('\n') : `${label}: ${value}`;

/** What a mail to staff says by label, without the values that are not there. */
export const factLines = (facts: readonly Fact[]): string[] =>
  facts.flatMap(([label, value]) => (value || value === 0 ? [factLine(label, String(value))] : []));
