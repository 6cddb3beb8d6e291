import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('Payload has no index on the parent of localized rows alone', () => {
  const text = upstreamSource('@payloadcms/drizzle/dist/schema/build.js');
  expect(text).toContain('localesIndexes._localeParent =');
  expect(text).not.toContain('localesIndexes._parent');
});
