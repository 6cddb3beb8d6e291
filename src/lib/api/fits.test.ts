import { fits, type Shape } from './fits';

const JOB: Shape = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    name: { type: ['string', 'null'] },
    state: { type: 'string', enum: ['open', 'closed'] },
    tags: { type: 'array', items: { type: 'string' } },
    price: { anyOf: [{ type: 'number' }, { type: 'null' }] },
  },
  required: ['id'],
};

describe('fits', () => {
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
  ])('judges %s', (_name, shape, value, expected) => {
    expect(fits(shape, value)).toBe(expected);
  });
});
