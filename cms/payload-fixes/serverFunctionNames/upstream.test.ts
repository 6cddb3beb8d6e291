import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('Payload looks up inherited names', () => {
  const text = upstreamSource('@payloadcms/next/dist/utilities/handleServerFunctions.js');
  expect(text).toContain('extraServerFunctions?.[fnKey] || baseServerFunctions[fnKey]');
  expect(text).not.toContain('hasOwn');
});
