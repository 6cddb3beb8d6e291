import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('Payload labels the fields of saved views in English', () => {
  const text = upstreamSource('payload/dist/query-presets/config.js');
  expect(text).toContain("label: 'Filters'");
});
