import { validOperators } from 'payload/shared';

/** Payload reads no more parameters, and no deeper names, and omits the rest without a word. */
const MOST = { parameters: 1000, segments: 10 };

const GROUP = /^(and|or)$/i;
const INDEX = /^\d*$/;
const OPERATORS = new Set<string>(validOperators);
/** Operators that compare with several values. */
const LISTS = new Set(['in', 'not_in', 'all']);

/** The segments of `where[a][b]`; undefined for another spelling, which Payload does not read. */
function segmentsOf(name: string): string[] | undefined {
  const brackets = /^where((?:\[[^[\]]*\])+)$/.exec(name)?.[1];
  return brackets?.slice(1, -1).split('][');
}

function isCondition(segments: readonly string[]): boolean {
  let rest = segments;
  while (GROUP.test(rest[0] ?? '') && INDEX.test(rest[1] ?? 'none')) rest = rest.slice(2);
  const [field = '', operator = '', ...index] = rest;
  const isValue =
    index.length === 0 || (LISTS.has(operator) && index.length === 1 && INDEX.test(index[0] ?? ''));
  return field !== '' && !GROUP.test(field) && OPERATORS.has(operator) && isValue;
}

/**
 * Finds a condition that Payload would ignore or fail on. It answers every document to an ignored one, and changes or deletes every
 * document with it.
 * @param query of the address, or of the body of a read
 * @returns what is wrong; undefined for conditions that Payload obeys
 */
export function whereFault(query: URLSearchParams): string | undefined {
  const names = [...query.keys()];
  const conditions = names.filter((name) => /^where/.test(name));
  if (conditions.length === 0) return undefined;
  if (names.length > MOST.parameters) return `A request has at most ${MOST.parameters} parameters`;
  const isEmpty =
    conditions.every((name) => name === 'where') && query.getAll('where').every((text) => text === '');
  if (isEmpty) return undefined;
  for (const name of conditions) {
    const segments = segmentsOf(name);
    const isObeyed =
      segments &&
      segments.length <= MOST.segments &&
      !segments.some((segment) => segment in Object.prototype) &&
      isCondition(segments);
    const operator = segments?.at(-1) ?? '';
    // Of a repeated value Payload makes a list, with which no other operator compares.
    const isRepeated = query.getAll(name).length > 1 && !LISTS.has(operator) && !INDEX.test(operator);
    if (!isObeyed || isRepeated) return 'A condition has the form where[field][operator]=value';
  }
  return undefined;
}
