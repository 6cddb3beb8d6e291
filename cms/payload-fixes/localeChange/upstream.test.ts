import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('Payload changes the locale without asking about unsaved input', () => {
  const localizer = upstreamSource('@payloadcms/ui/dist/elements/Localizer/index.js');
  expect(localizer).toContain('router.push(url)');
  expect(localizer).not.toMatch(/useFormModified|LeaveWithoutSaving/);
  expect(upstreamSource('@payloadcms/ui/dist/elements/LeaveWithoutSaving/usePreventLeave.js')).toContain(
    'findClosestAnchor',
  );
});
