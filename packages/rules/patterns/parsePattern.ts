/**
 * Thrown for a valid pattern that cannot run in linear time or that exceeds a limit. `part` is the rejected part of the
 * pattern.
 */
export class PatternFault extends Error {
  readonly part: string;

  constructor(part: string) {
    super(`"${part}" cannot be used in a pattern`);
    this.name = 'PatternFault';
    this.part = part;
  }
}

/** Node of a pattern's syntax tree. A unit is a UTF-16 code unit, as in a `RegExp` without flags. */
export type Part =
  | { kind: 'unit'; holds: (unit: number) => boolean }
  | { kind: 'assertion'; holds: (text: string, at: number) => boolean }
  | { kind: 'sequence'; parts: readonly Part[] }
  | { kind: 'choice'; options: readonly Part[] }
  | { kind: 'repeat'; part: Part; min: number; max: number };

const LENGTH_MAX = 1000;

const CLASS = /\[(?:\\[^]|[^\]\\])*\]/y;
const QUANTIFIER = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/y;
const GROUP = /\((?:\?:|\?<(?![=!])[^>]*>)?(?!\?)/y;
/**
 * Matches an escape sequence for one code unit. `\p` is excluded because it needs the flag `u`; references to groups
 * are excluded too.
 */
const ESCAPE = /\\(?:[dDwWsSfnrtv]|0(?!\d)|x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|c[A-Za-z]|[^A-Za-z\d])/y;

const isWord = (text: string, at: number) => /\w/.test(text.charAt(at));
const atBoundary = (text: string, at: number) => isWord(text, at - 1) !== isWord(text, at);
const ASSERTIONS = new Map<string, (text: string, at: number) => boolean>([
  ['^', (_, at) => at === 0],
  ['$', (text, at) => at === text.length],
  ['\\b', atBoundary],
  ['\\B', (text, at) => !atBoundary(text, at)],
]);

/**
 * Returns the node of a class, an escape or the dot, which matches one code unit. A `RegExp` tests each code unit once,
 * and the result is remembered.
 */
function unitOf(source: string): Part {
  const only = new RegExp(`^(?:${source})$`);
  const known = new Map<number, boolean>();
  const holds = (unit: number) => {
    const before = known.get(unit);
    if (before !== undefined) return before;
    const now = only.test(String.fromCharCode(unit));
    known.set(unit, now);
    return now;
  };
  return { kind: 'unit', holds };
}

/**
 * Parses a regular expression without flags into its syntax tree.
 * @throws SyntaxError for a pattern that `RegExp` rejects
 * @throws PatternFault for a lookaround, a reference to a group, an unknown escape, or more than 1,000 characters
 */
export function parsePattern(source: string): Part {
  if (source.length > LENGTH_MAX) throw new PatternFault(`${source.slice(0, 20)}…`);
  new RegExp(source);
  let at = 0;
  /** Consumes a token at the current position if the token matches there. */
  const take = (kind: RegExp): RegExpExecArray | null => {
    kind.lastIndex = at;
    const found = kind.exec(source);
    if (found) at += found[0].length;
    return found;
  };

  const choice = (): Part => {
    const options = [sequence()];
    while (source[at] === '|') {
      at += 1;
      options.push(sequence());
    }
    return options.length === 1 && options[0] ? options[0] : { kind: 'choice', options };
  };

  const sequence = (): Part => {
    const parts: Part[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated(atom()));
    return { kind: 'sequence', parts };
  };

  const repeated = (part: Part): Part => {
    const [all, sign, least, comma, most] = take(QUANTIFIER) ?? [];
    if (all === undefined) return part;
    if (sign) return { kind: 'repeat', part, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity };
    const min = Number(least);
    return { kind: 'repeat', part, min, max: comma ? (most ? Number(most) : Infinity) : min };
  };

  const atom = (): Part => {
    const two = source.slice(at, at + 2);
    const assertion = ASSERTIONS.get(two) ?? ASSERTIONS.get(two.charAt(0));
    if (assertion) {
      at += ASSERTIONS.has(two) ? 2 : 1;
      return { kind: 'assertion', holds: assertion };
    }
    if (two.startsWith('(')) {
      if (!take(GROUP)) throw new PatternFault(source.slice(at, at + (source[at + 2] === '<' ? 4 : 3)));
      const inside = choice();
      at += 1;
      return inside;
    }
    const found = take(CLASS) ?? take(ESCAPE);
    if (found) return unitOf(found[0]);
    if (two.startsWith('\\')) throw new PatternFault(two);
    at += 1;
    return two.startsWith('.') ? unitOf('.') : literal(two.charCodeAt(0));
  };

  return choice();
}

const literal = (wanted: number): Part => ({ kind: 'unit', holds: (unit) => unit === wanted });
