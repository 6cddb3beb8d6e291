import { expect, it } from 'vitest';
import { upstreamSource } from '../../test/upstreamSource';

it('Payload writes the label object without translating it', () => {
  const text = upstreamSource('@payloadcms/ui/dist/elements/SortColumn/index.js');
  expect(text).toContain('t("general:sortByLabelDirection"');
  expect(text).not.toContain('getTranslation');
});
