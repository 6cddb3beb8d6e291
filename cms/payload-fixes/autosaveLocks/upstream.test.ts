import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('Payload releases the lock on every save', () => {
  const text = upstreamSource('payload/dist/utilities/checkDocumentLockStatus.js');
  expect(text).toContain('Perform the delete operation regardless');
  expect(text).not.toContain('autosave');
});
