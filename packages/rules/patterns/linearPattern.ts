import { parsePattern, PatternFault, type Part } from './parsePattern.ts';

/** A state of the automaton. `next` contains the indexes of the states that can follow. */
type State =
  | { kind: 'found' }
  | { kind: 'fork'; next: readonly number[] }
  | { kind: 'unit'; holds: (unit: number) => boolean; next: number }
  | { kind: 'assertion'; holds: (text: string, at: number) => boolean; next: number };

export interface LinearPattern {
  /** Returns whether the pattern matches anywhere in the text, as `RegExp.test` does. */
  test: (text: string) => boolean;
}

const SIZE_MAX = 1000;

/**
 * Compiles a regular expression into a matcher that runs in linear time. It simulates an automaton instead of
 * backtracking, and gives the same results as a `RegExp` without flags.
 * @throws SyntaxError for a pattern that `RegExp` rejects
 * @throws PatternFault for a pattern that an automaton cannot match, or with more than 1,000 parts after its
 *   repetitions are expanded
 */
export function linearPattern(source: string): LinearPattern {
  const found: State = { kind: 'found' };
  const states: State[] = [found];
  let size = 0;
  const add = (state: State): number => states.push(state) - 1;

  /**
   * Adds the states of a part of the pattern, and returns the index of the first one. After the part, matching
   * continues at the state `next`.
   */
  const build = (part: Part, next: number): number => {
    size += 1;
    if (size > SIZE_MAX) throw new PatternFault(source.length > 40 ? `${source.slice(0, 40)}…` : source);
    switch (part.kind) {
      case 'unit':
      case 'assertion':
        return add({ ...part, next });
      case 'sequence':
        return part.parts.reduceRight((after, one) => build(one, after), next);
      case 'choice':
        return add({ kind: 'fork', next: part.options.map((option) => build(option, next)) });
      case 'repeat':
        return buildRepeat(part, next);
    }
  };

  const buildRepeat = ({ part, min, max }: Part & { kind: 'repeat' }, next: number): number => {
    let begin = next;
    if (max === Infinity) {
      begin = add(found);
      states[begin] = { kind: 'fork', next: [build(part, begin), next] };
    } else {
      for (let count = min; count < max; count += 1)
        begin = add({ kind: 'fork', next: [build(part, begin), next] });
    }
    for (let count = 0; count < min; count += 1) begin = build(part, begin);
    return begin;
  };

  const start = build(parsePattern(source), 0);
  return { test: (text) => isFound(states, start, text) };
}

function isFound(states: readonly State[], start: number, text: string): boolean {
  /**
   * The position in the text at which each state was last reached. It prevents that a state is followed twice from the
   * same position.
   */
  const reached = new Int32Array(states.length).fill(-1);

  /**
   * Follows all states that consume no character, and collects those that consume one in `waiting`. Returns whether the
   * final state was reached.
   */
  const follow = (from: number, at: number, waiting: State[]): boolean => {
    const open = [from];
    for (let place = open.pop(); place !== undefined; place = open.pop()) {
      const state = states[place];
      if (state === undefined || reached[place] === at) continue;
      reached[place] = at;
      if (state.kind === 'found') return true;
      if (state.kind === 'fork') open.push(...state.next);
      else if (state.kind === 'unit') waiting.push(state);
      else if (state.holds(text, at)) open.push(state.next);
    }
    return false;
  };

  let waiting: State[] = [];
  for (let at = 0; ; at += 1) {
    if (follow(start, at, waiting)) return true;
    if (at === text.length) return false;
    const unit = text.charCodeAt(at);
    const after: State[] = [];
    for (const state of waiting)
      if (state.kind === 'unit' && state.holds(unit) && follow(state.next, at + 1, after)) return true;
    waiting = after;
  }
}
