import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('Payload asks about unsaved input at links only', () => {
  const localizer = upstreamSource('@payloadcms/ui/dist/elements/Localizer/index.js');
  expect(localizer).toContain('router.push(url)');
  expect(localizer).not.toMatch(/useFormModified|LeaveWithoutSaving/);
  expect(upstreamSource('@payloadcms/ui/dist/elements/LeaveWithoutSaving/usePreventLeave.js')).toContain(
    'findClosestAnchor',
  );
});
