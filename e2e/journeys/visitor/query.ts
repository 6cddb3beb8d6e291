/** Text to match; a string must match completely. */
export type Words = string | RegExp;

/** A regular expression cannot be serialized as JSON. */
export type SentWords = string | { source: string; flags: string };

/** One step of a query. It searches the results of the previous step. */
export interface Step {
  by: 'role' | 'label' | 'text' | 'css';
  value: SentWords;
  /** Accessible name, with a role. */
  name?: SentWords;
  /** Text that the element contains. */
  containing?: SentWords;
  /** Index among the visible matches. */
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

/** Where to press the mouse, or why that is currently impossible. */
export type Aim = { x: number; y: number } | { obstacle: string };

export const send = (words: Words): SentWords =>
  typeof words === 'string' ? words : { source: words.source, flags: words.flags };

export const receive = (words: SentWords): Words =>
  typeof words === 'string' ? words : new RegExp(words.source, words.flags);
