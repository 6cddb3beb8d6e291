import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('Payload copies the status to the other language', () => {
  const text = upstreamSource('@payloadcms/ui/dist/utilities/copyDataFromLocale.js');
  expect(text).toContain('draft: true');
  expect(text).not.toContain('_status');
});
