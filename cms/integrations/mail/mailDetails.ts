/** Matches every character that a mail program may show as a line break. */
const LINE_END = /\r\n|(?!\t)[\p{Cc}\p{Zl}\p{Zp}]/u;

/** A labelled value in a mail to staff. {@link detailLines} leaves out empty values. */
export type MailDetail = readonly [label: string, value: string | number | false | null | undefined];

/** Quotes each line of a visitor's text. Otherwise the text could imitate lines that the CMS wrote. */
export const quoteLines = (text: string): string[] => text.split(LINE_END).map((line) => `> ${line}`);

/** Formats a labelled value as one line. A value with several lines is quoted below its label. */
export const detailLine = (label: string, value: string): string =>
  LINE_END.test(value) ? [`${label}:`, ...quoteLines(value)].join('\n') : `${label}: ${value}`;

/** Formats labelled values, one per line, and leaves out empty ones. */
export const detailLines = (facts: readonly MailDetail[]): string[] =>
  facts.flatMap(([label, value]) => (value || value === 0 ? [detailLine(label, String(value))] : []));
