/** Characters that mail programs may show as a line break. */
const LINE_END = /\r\n|(?!\t)[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Labelled value in a mail to staff; {@link factLines} omits empty ones. */
export type Fact = readonly [label: string, value: string | number | false | null | undefined];

/** Quotes each line of a visitor's text, so that it cannot imitate the mail's own lines. */
export const quoteLines = (text: string): string[] => text.split(LINE_END).map((line) => `> ${line}`);

/** Formats a labelled value; quotes a multi-line value below its label. */
export const factLine = (label: string, value: string): string =>
  LINE_END.test(value) ? [`${label}:`, ...quoteLines(value)].join('\n') : `${label}: ${value}`;

/** Formats labelled values and omits empty ones. */
export const factLines = (facts: readonly Fact[]): string[] =>
  facts.flatMap(([label, value]) => (value || value === 0 ? [factLine(label, String(value))] : []));
