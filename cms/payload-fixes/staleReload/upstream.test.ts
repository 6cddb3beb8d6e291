import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('Payload reloads only the document', () => {
  const text = upstreamSource('@payloadcms/ui/dist/elements/DocumentStaleData/index.js');
  expect(text).toContain('onReload');
  expect(text).not.toContain('location.reload');
});
