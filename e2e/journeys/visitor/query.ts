/** A text to match: a string matches it whole. */
export type Words = string | RegExp;

/** A regular expression does not pass through JSON. */
export type SentWords = string | { source: string; flags: string };

/** One step on the way to an element: it searches what the step before has found. */
export interface Step {
  by: 'role' | 'label' | 'text' | 'css';
  value: SentWords;
  /** Accessible name, for a role. */
  name?: SentWords;
  /** Text that the element contains. */
  containing?: SentWords;
  /** Index among the visible elements that match. */
  nth?: number;
}

export interface Facts {
  text: string;
  value: string;
  checked: boolean;
  focused: boolean;
  box: { x: number; y: number; width: number; height: number };
  attributes: Record<string, string>;
}

/** Where to press the mouse, or why that is impossible now. */
export type Aim = { x: number; y: number } | { obstacle: string };

export const send = (words: Words): SentWords =>
  typeof words === 'string' ? words : { source: words.source, flags: words.flags };

export const receive = (words: SentWords): Words =>
  typeof words === 'string' ? words : new RegExp(words.source, words.flags);
