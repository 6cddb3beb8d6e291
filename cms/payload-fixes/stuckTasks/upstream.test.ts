import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('Payload marks a job as running without a lease', () => {
  const text = upstreamSource('payload/dist/queues/operations/runJobs/index.js');
  expect(text).toContain('processing: true');
  expect(text).not.toMatch(/\blease|heartbeat|processingUntil|stale/i);
});
