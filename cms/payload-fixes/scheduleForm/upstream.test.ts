import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('Payload preselects unpublishing', () => {
  const text = upstreamSource('@payloadcms/ui/dist/elements/PublishButton/index.js');
  expect(text).toContain("defaultType: !hasNewerVersions ? 'unpublish' : 'publish'");
  expect(text).not.toContain('scheduleDefaultType');
});
