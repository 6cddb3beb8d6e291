import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('Payload waits until the browser is idle', () => {
  const text = upstreamSource('@payloadcms/richtext-lexical/dist/utilities/useRunDeprioritized.js');
  expect(text).toContain('requestIdleCallback');
  expect(text).not.toContain('flush');
});
