/** Text to match. A string must match the whole text. */
export type Words = string | RegExp;

/** `Words` in a form that can be serialised as JSON, which a regular expression cannot. */
export type SentWords = string | { source: string; flags: string };

/** One step of a query. It searches within the results of the previous step. */
export interface Step {
  by: 'role' | 'label' | 'text' | 'css';
  value: SentWords;
  /** Accessible name. Used only with a role. */
  name?: SentWords;
  /** Text that the element must contain. */
  containing?: SentWords;
  /** Index among the matches that are visible. */
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

/** Point at which the mouse can press an element, or the reason why it cannot at the moment. */
export type Aim = { x: number; y: number } | { obstacle: string };

export const send = (words: Words): SentWords =>
  typeof words === 'string' ? words : { source: words.source, flags: words.flags };

export const receive = (words: SentWords): Words =>
  typeof words === 'string' ? words : new RegExp(words.source, words.flags);
