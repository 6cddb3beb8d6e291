import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('Payload removes the stored file before it validates an update', () => {
  const text = upstreamSource('payload/dist/collections/operations/utilities/update.js');
  const removal = text.indexOf('await deleteAssociatedFiles(');
  expect(removal).toBeGreaterThan(0);
  expect(removal).toBeLessThan(text.indexOf('await beforeValidate('));
});
