import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('Payload locks a document without asking for update permission', () => {
  const text = upstreamSource('@payloadcms/ui/dist/utilities/handleFormStateLocking.js');
  expect(text).toContain('payload-locked-documents');
  expect(text).not.toMatch(/access\.update|docAccessOperation|hasPermission/);
});
