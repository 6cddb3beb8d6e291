import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('Payload sets no initial focus', () => {
  const text = upstreamSource('@payloadcms/ui/dist/elements/ConfirmationModal/index.js');
  expect(text).toContain('id: "confirm-cancel"');
  expect(text).not.toContain('utoFocus');
});
