import { isAtLeast } from './isAtLeast.mjs';

describe('isAtLeast', () => {
  it.each([
    ['v20.12.0', '>=20.12', true],
    ['v20.11.9', '>=20.12', false],
    ['v18.20.4', '>=20.12', false],
    ['v22.1.0', '>=20.12', true],
  ])('%s for %s: %s', (version, least, expected) => expect(isAtLeast(version, least)).toBe(expected));
});
