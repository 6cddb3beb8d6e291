import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('Payload writes times as Americans do', () => {
  const text = upstreamSource('@payloadcms/ui/dist/elements/DatePicker/DatePicker.js');
  expect(text).toContain('dateFormat = "MMM d, yyy h:mm a"');
  expect(text).not.toContain('HH:mm');
});
