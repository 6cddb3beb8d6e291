import { matchesShape, repairAnswer, type Shape } from './matchesShape';

const JOB: Shape = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    name: { type: ['string', 'null'] },
    state: { type: 'string', enum: ['open', 'closed'] },
    tags: { type: 'array', items: { type: 'string' } },
    price: { anyOf: [{ type: 'number' }, { type: 'null' }] },
    since: { type: 'string', format: 'date-time' },
    title: { type: 'string', minLength: 1 },
  },
  required: ['id'],
};

describe('matchesShape', () => {
  it.each<[string, Shape, unknown, boolean]>([
    ['a whole answer', JOB, { id: 1, name: null, state: 'open', tags: ['a'], price: 2.5 }, true],
    ['what is required alone', JOB, { id: 1 }, true],
    ['what a newer service adds', JOB, { id: 1, salary: 'high' }, true],
    ['nothing of what is required', JOB, { name: 'x' }, false],
    ['a name from the prototype only', { required: ['toString'] }, {}, false],
    ['another type', JOB, { id: '1' }, false],
    ['a broken number', JOB, { id: 1.5 }, false],
    ['null where it may not be', JOB, { id: null }, false],
    ['a value that is not in the list', JOB, { id: 1, state: 'gone' }, false],
    ['another type in a list', JOB, { id: 1, tags: ['a', 7] }, false],
    ['an object for a list', JOB, { id: 1, tags: { 0: 'a' } }, false],
    ['none of several shapes', JOB, { id: 1, price: 'x' }, false],
    ['not all of several shapes', { allOf: [JOB, { required: ['name'] }] }, { id: 1 }, false],
    ['all of several shapes', { allOf: [JOB, { required: ['name'] }] }, { id: 1, name: null }, true],
    ['a time', JOB, { id: 1, since: '2026-11-23T13:05:00+02:00' }, true],
    ['a text for a time', JOB, { id: 1, since: 'soon' }, false],
    ['spaces for a name', JOB, { id: 1, title: ' ' }, false],
    ['a list for an object', JOB, [], false],
    ['null for an object', JOB, null, false],
    ['values by any name', { type: 'object', additionalProperties: { type: 'string' } }, { 7: 'a' }, true],
    [
      'wrong values by any name',
      { type: 'object', additionalProperties: { type: 'string' } },
      { 7: 7 },
      false,
    ],
    ['anything', {}, [{ a: null }], true],
  ])('evaluates %s', (_name, shape, value, expected) => {
    expect(matchesShape(shape, value)).toBe(expected);
  });
});

const ROW: Shape = {
  type: 'object',
  properties: {
    key: { type: 'string', minLength: 1 },
    value: { type: ['number', 'null'] },
    note: { type: 'string' },
    tags: { type: 'array', items: { type: 'string' } },
    range: { type: 'object', required: ['low'], properties: { low: { type: ['number', 'null'] } } },
  },
  required: ['key', 'value'],
};
const LIST: Shape = {
  type: 'object',
  required: ['rows'],
  properties: { rows: { type: 'array', items: ROW } },
};
const MAP: Shape = { type: 'object', additionalProperties: ROW };
const GOOD = { key: 'a', value: 1 };

describe('repairAnswer', () => {
  it.each<[string, Shape, unknown, unknown, string[]]>([
    [
      'makes a wrong value null',
      LIST,
      { rows: [{ key: 'b', value: 'x' }, GOOD] },
      { rows: [{ key: 'b', value: null }, GOOD] },
      [],
    ],
    [
      'makes a missing value null',
      LIST,
      { rows: [{ key: 'b' }, GOOD] },
      { rows: [{ key: 'b', value: null }, GOOD] },
      [],
    ],
    [
      'makes a value in an object null',
      LIST,
      { rows: [{ ...GOOD, range: { low: 'x' } }] },
      { rows: [{ ...GOOD, range: { low: null } }] },
      [],
    ],
    [
      'leaves out an optional value',
      LIST,
      { rows: [{ ...GOOD, note: 7 }] },
      { rows: [GOOD] },
      ['/rows/0/note'],
    ],
    ['leaves out a row without its key', LIST, { rows: [GOOD, { value: 1 }] }, { rows: [GOOD] }, ['/rows/1']],
    [
      'leaves out a row with an empty key',
      LIST,
      { rows: [{ key: '', value: 1 }, GOOD] },
      { rows: [GOOD] },
      ['/rows/0'],
    ],
    ['leaves out what is no row', LIST, { rows: [null, GOOD, 7] }, { rows: [GOOD] }, ['/rows/0', '/rows/2']],
    [
      'leaves out a row of a row',
      LIST,
      { rows: [{ ...GOOD, tags: ['a', 7] }] },
      { rows: [{ ...GOOD, tags: ['a'] }] },
      ['/rows/0/tags/1'],
    ],
    ['leaves out a wrong entry of a map', MAP, { a: GOOD, b: { value: 1 } }, { a: GOOD }, ['/b']],
    [
      'mends the choice that fits',
      { anyOf: [{ type: 'null' }, LIST] },
      { rows: [{ key: 'b' }] },
      { rows: [{ key: 'b', value: null }] },
      [],
    ],
    [
      'mends all of several shapes',
      { allOf: [LIST, { required: ['rows'] }] },
      { rows: [7, GOOD] },
      { rows: [GOOD] },
      ['/rows/0'],
    ],
    [
      'keeps what a newer service adds',
      LIST,
      { rows: [{ key: 'b', extra: 1 }], more: 2 },
      { rows: [{ key: 'b', value: null, extra: 1 }], more: 2 },
      [],
    ],
    ['refuses a list of which no row fits', LIST, { rows: [7, null] }, undefined, []],
    ['refuses a map of which no entry fits', MAP, { a: 7 }, undefined, []],
    ['refuses an answer without its list', LIST, {}, undefined, []],
    ['refuses another thing than a list', LIST, { rows: 'x' }, undefined, []],
    ['refuses another thing than an object', LIST, null, undefined, []],
  ])('%s', (_name, shape, answer, expected, places) => {
    const omitted: string[] = [];
    expect(repairAnswer(shape, answer, (place) => omitted.push(place))).toEqual(expected);
    expect(omitted).toEqual(places);
  });

  it('returns a valid answer unchanged', () => {
    const answer = { rows: [GOOD] };
    expect(repairAnswer(LIST, answer, () => undefined)).toBe(answer);
  });
});
