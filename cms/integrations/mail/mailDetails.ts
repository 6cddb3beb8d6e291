/** Characters that mail programs may show as a line break. */
const LINE_END = /\r\n|(?!\t)[\p{Cc}\p{Zl}\p{Zp}]/u;

/** Labelled value in a mail to staff; {@link detailLines} omits empty ones. */
export type MailDetail = readonly [label: string, value: string | number | false | null | undefined];

/** Quotes each line of a visitor's text, so that it cannot imitate the mail's own lines. */
export const quoteLines = (text: string): string[] => text.split(LINE_END).map((line) => `> ${line}`);

/** Formats a labelled value; quotes a multi-line value below its label. */
export const detailLine = (label: string, value: string): string =>
  LINE_END.test(value) ? [`${label}:`, ...quoteLines(value)].join('\n') : `${label}: ${value}`;

/** Formats labelled values and omits empty ones. */
export const detailLines = (facts: readonly MailDetail[]): string[] =>
  facts.flatMap(([label, value]) => (value || value === 0 ? [detailLine(label, String(value))] : []));
