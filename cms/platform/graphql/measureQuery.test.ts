import { getIntrospectionQuery, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { measureQuery, type QueryMeasure } from './measureQuery';

const measure = (query: string, variables: Record<string, unknown> = {}): QueryMeasure =>
  measureQuery(parse(query), variables);

/**
 * Creates a query in which each fragment includes the next one three times, so that its expanded size grows
 * exponentially.
 */
function bomb(levels: number): string {
  const fragment = (level: number) =>
    level === levels ? '__typename' : `...F${level + 1} ...F${level + 1} ...F${level + 1}`;
  const fragments = Array.from(
    { length: levels + 1 },
    (_, level) => `fragment F${level} on Query { ${fragment(level)} }`,
  );
  return `query { ...F0 } ${fragments.join(' ')}`;
}

describe('measureQuery', () => {
  it.each<[string, string, QueryMeasure]>([
    ['a field', '{ a }', { depth: 1, aliases: 0, cost: 1 }],
    ['nested fields', '{ a { b { c } d } }', { depth: 3, aliases: 0, cost: 4 }],
    ['aliases', '{ x: a y: a { z: b } }', { depth: 2, aliases: 3, cost: 3 }],
    ['a list', '{ Pages { docs { id } } }', { depth: 3, aliases: 0, cost: 21 }],
    [
      'a list with a limit',
      '{ Pages(limit: 100) { docs { id slug } } }',
      { depth: 3, aliases: 0, cost: 301 },
    ],
    ['a list without a limit', '{ Pages(limit: 0) { docs { id } } }', { depth: 3, aliases: 0, cost: 1001 }],
    [
      'a list with a negative limit',
      '{ Pages(limit: -5) { docs { id } } }',
      { depth: 3, aliases: 0, cost: 1001 },
    ],
    [
      'nested lists',
      '{ Pages(limit: 10) { docs { related(limit: 10) { docs { id } } } } }',
      { depth: 5, aliases: 0, cost: 1 + 10 * (1 + 1 + 10 * 2) },
    ],
    [
      'a list with fields in fragments',
      '{ Pages { ...L } } fragment L on Pages { ... { docs { id } } }',
      { depth: 3, aliases: 0, cost: 21 },
    ],
    ['several operations', 'query A { a } query B { b { c } }', { depth: 2, aliases: 0, cost: 3 }],
    [
      'circular fragments',
      '{ ...A } fragment A on Q { a ...A }',
      { depth: Infinity, aliases: Infinity, cost: Infinity },
    ],
  ])('measures %s', (_name, query, expected) => {
    expect(measure(query)).toEqual(expected);
  });

  it.each([
    ['sent', { n: 50 }, 101],
    ['not sent', {}, 41],
    ['of another type', { n: 'all' }, 1001],
  ])('reads a limit from a variable that is %s', (_name, variables, cost) => {
    expect(measure('query ($n: Int = 20) { Pages(limit: $n) { docs { id } } }', variables).cost).toBe(cost);
  });

  it('does not follow each use of nested fragments', () => {
    expect(measure(bomb(25)).cost).toBe(3 ** 25);
  });

  it('measures introspection by its fields', () => {
    expect(measure(getIntrospectionQuery()).cost).toBeLessThan(1000);
  });
});
