import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('Payload lets every account write locks', () => {
  const text = upstreamSource('payload/dist/locked-documents/config.js');
  expect(text).toContain('create: defaultAccess');
});
