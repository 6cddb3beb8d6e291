import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('Payload does not retry a save', () => {
  const text = upstreamSource('@payloadcms/ui/dist/utilities/api.js');
  expect(text).toContain('return fetch(url, formattedOptions)');
  expect(text).not.toContain('retry');
});
