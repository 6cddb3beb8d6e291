import { removeInvisible } from '@group/rules/text/removeInvisible';

/**
 * Minimum and maximum width of wrapped text, in characters. A line counts as full if it reaches the `FULL` share of the
 * width.
 */
const NARROWEST = 35;
const WIDEST = 160;
const FULL = 0.8;
const ENDS_SENTENCE = /[.!?:;…]["'”’״׳)\]]*$/;
/** A colon does not count as the end of prose, because it may belong to a heading. */
const ENDS_PROSE = /[.!?…]["'”’״׳)\]]*$/;
const ENDS_VERSE = /[,–—]$/;
/**
 * Matches lines that are not prose: table cells, URLs and e-mail addresses, phone numbers, and lines that start with a
 * bullet, number or date.
 */
const STRUCTURED = /\t|:\/\/|@|(?<!\d)(\+|0|1-)\d[\d -]{6,}|^\s*([-–—•·▪●○*]\s|[([]?\d|\(?\p{L}[.)]\s)/u;

/** Returns the width at which a text was wrapped, or infinity if too few lines have a similar length. */
function wrapWidth(lines: readonly string[]): number {
  const filled = lines.filter(Boolean);
  const width = Math.max(0, ...filled.map(({ length }) => length));
  const full = filled.filter(({ length }) => length >= FULL * width);
  const isWrapped = width >= NARROWEST && width <= WIDEST;
  return isWrapped && full.length >= Math.max(2, filled.length / 3) ? width : Infinity;
}

/** Checks whether the lines of a block read like one paragraph and not like a list, a table or a poem. */
function isProse(block: readonly string[]): boolean {
  const [, ...continuations] = block;
  return (
    ENDS_PROSE.test(block.at(-1) ?? '') &&
    block.slice(0, -1).some((line) => !ENDS_VERSE.test(line)) &&
    continuations.some((line) => !/^\s*\p{Lu}/u.test(line)) &&
    !block.some((line) => STRUCTURED.test(line))
  );
}

function joinPair(text: string, line: string): string {
  const isDivided = /\p{L}[-־]$/u.test(text);
  return `${text}${isDivided ? '' : ' '}${line.trimStart()}`;
}

/**
 * Joins lines that a PDF or a mail program wrapped within a paragraph. A block consists of consecutive full lines and
 * the line after them. Lines are joined only if the block reads like prose. Removes invisible characters and empty
 * lines.
 * @returns text with one line per paragraph
 */
export function joinLines(text: string): string {
  // A soft hyphen at the end of a line splits a word, so both parts are joined without a space.
  const whole = text.replace(/\u00ad[ \t]*\r?\n/g, '');
  const lines = removeInvisible(whole)
    .split(/\r\n|[\r\n\u2028\u2029\f]/)
    .map((line) => line.trimEnd());
  const width = wrapWidth(lines);
  const blocks: string[][] = [];
  let open: string[] | null = null;
  for (const line of lines) {
    const block: string[] = open ?? [];
    if (line) block.push(line);
    if (!open) blocks.push(block);
    open = line.length >= FULL * width && !ENDS_SENTENCE.test(line) ? block : null;
  }
  return blocks.flatMap((block) => (isProse(block) ? block.reduce(joinPair) : block)).join('\n');
}
