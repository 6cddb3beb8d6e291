import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('Payload selects fields before it runs the after-change hooks', () => {
  const text = upstreamSource('payload/dist/collections/operations/utilities/update.js');
  expect(text.indexOf('        select,\n')).toBeGreaterThan(0);
  expect(text.indexOf('        select,\n')).toBeLessThan(text.indexOf('hooks?.afterChange'));
});
