import { validOperators } from 'payload/shared';

/** Maximum number of parameters, and of segments in a name. Payload silently ignores anything beyond these. */
const LIMITS = { parameters: 1000, segments: 10 };

const GROUP = /^(and|or)$/i;
/** Matches an array index. Payload reads a larger index, or one with a leading zero, as the name of a property. */
const INDEX = /^(?:0|[1-9]\d{0,2})?$/;
const OPERATORS = new Set<string>(validOperators);
/** Operators that take a list of values. */
const LISTS = new Set(['in', 'not_in', 'all']);

/**
 * Returns the segments of a name such as `where[a][b]`. Returns undefined for any other syntax, because Payload does
 * not read it.
 */
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
 * Finds a condition that Payload would ignore or fail on. This is dangerous, because a request without its condition
 * would return, change or delete every document.
 * @param query query of the URL, or of the body of a read
 * @returns an error message, or undefined if all conditions are valid
 */
export function whereFault(query: URLSearchParams): string | undefined {
  const names = [...query.keys()];
  // Includes names that start with `[where]`, because Payload reads them too.
  const conditions = names.filter((name) => /^\[?where/.test(name));
  if (conditions.length === 0) return undefined;
  if (names.length > LIMITS.parameters) return `A request may have at most ${LIMITS.parameters} parameters`;
  const isEmpty = conditions.length === 1 && query.get('where') === '';
  if (isEmpty) return undefined;
  for (const name of conditions) {
    const segments = segmentsOf(name);
    const isObeyed =
      segments &&
      segments.length <= LIMITS.segments &&
      !segments.some((segment) => segment in Object.prototype) &&
      isCondition(segments);
    const operator = segments?.at(-1) ?? '';
    // Payload converts a repeated parameter to a list, which only the list operators accept.
    const isRepeated = query.getAll(name).length > 1 && !LISTS.has(operator) && operator !== '';
    if (!isObeyed || isRepeated) return 'A condition must have the form where[field][operator]=value';
  }
  return undefined;
}
