import type { Block, Field } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCms, type RunningCms } from '../../test/startCms';
import { publicSources } from '../publishing/publicSources';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

/**
 * Fields that need no minimum size for pictures: icons and logos, which may have any size, and fields for other files.
 */
const OTHER = /(icon|logo|file|video(Optional|Mobile)?|contracts|pdf|report|technicalDocuments)$/i;

function* uploads(fields: readonly Field[], path: string): Generator<[string, Field]> {
  for (const field of fields) {
    const here = 'name' in field && field.name ? `${path}.${field.name}` : path;
    if (field.type === 'upload' && field.relationTo === 'media') yield [here, field];
    if (field.type === 'tabs') for (const tab of field.tabs) yield* uploads(tab.fields, here);
    else if (field.type === 'blocks')
      for (const block of field.blocks) yield* uploads(block.fields, `${here}.${block.slug}`);
    else if ('fields' in field) yield* uploads(field.fields, here);
  }
}

it('all picture fields declare their size on the site', () => {
  const { config, blocks } = cms.payload;
  const sources = publicSources(config);
  const all = [
    ...config.collections.filter(({ slug }) => sources.collections.includes(slug as never)),
    ...config.globals.filter(({ slug }) => sources.globals.includes(slug as never)),
    ...Object.values<Block>(blocks),
  ].flatMap(({ slug, fields }) => [...uploads(fields, slug)]);
  const silent = all.filter(
    ([path, { custom }]) => !custom?.atLeast && custom?.shown !== 'icon' && !OTHER.test(path),
  );
  expect(all.length).toBeGreaterThan(40);
  expect(silent.map(([path]) => path)).toEqual([]);
});
