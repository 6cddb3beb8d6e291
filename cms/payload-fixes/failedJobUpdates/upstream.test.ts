import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('Payload does not roll back the transaction of a job update', () => {
  const text = upstreamSource('payload/dist/queues/utilities/updateJob.js');
  expect(text).toContain('beginTransaction');
  expect(text).not.toContain('rollbackTransaction');
});
