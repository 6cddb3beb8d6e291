import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('the form marks itself as saved before it reads the status of the answer', () => {
  const text = upstreamSource('@payloadcms/ui/dist/forms/Form/index.js');
  const [, answered = ''] = text.split('res = await requests[');
  const saved = answered.indexOf('setModified(false)');
  expect(saved).toBeGreaterThan(0);
  expect(saved).toBeLessThan(answered.indexOf('res.status'));
});
