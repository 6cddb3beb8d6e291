import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('Payload passes the result of the version update to the hooks', () => {
  const text = upstreamSource('payload/dist/globals/operations/restoreVersion.js');
  expect(text).toContain('result = await payload.db.createGlobalVersion(');
  expect(text).not.toContain('result = result.version');
});
