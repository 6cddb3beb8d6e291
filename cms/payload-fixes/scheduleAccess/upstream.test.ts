import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('Payload schedules a publication without asking for permission', () => {
  const text = upstreamSource('@payloadcms/ui/dist/utilities/schedulePublishHandler.js');
  const [, handler = ''] = text.split('export const schedulePublishHandler');
  expect(handler).toContain('payload.jobs.queue');
  expect(handler).not.toMatch(/hasPublishPermission|docAccessOperation/);
});
