import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('Next removes the length of a response', () => {
  const text = upstreamSource('next/dist/server/send-response.js');
  expect(text).toMatch(/FORBIDDEN_HEADERS = \[\s*'content-length'/);
});
