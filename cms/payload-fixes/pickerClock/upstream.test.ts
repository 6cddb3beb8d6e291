import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('Payload uses American time formats', () => {
  const text = upstreamSource('@payloadcms/ui/dist/elements/DatePicker/DatePicker.js');
  expect(text).toContain('dateFormat = "MMM d, yyy h:mm a"');
  expect(text).not.toContain('HH:mm');
});
