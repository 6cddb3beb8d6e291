import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('Payload disables the button during a save', () => {
  const text = upstreamSource('@payloadcms/ui/dist/elements/SaveDraftButton/index.js');
  expect(text).toContain('disabled: disabled');
  expect(text).not.toContain('aria-disabled');
});
