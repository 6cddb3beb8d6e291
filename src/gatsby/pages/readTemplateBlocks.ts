import { readFileSync } from 'node:fs';
import path from 'node:path';

const MAP_IMPORT = /from '(\.{1,2}\/[^']*Blocks\.gen)'/g;
const MAP_ENTRY = /^ *(Cms\w+Block):/gm;

/**
 * Reads the block types of a template from the source text of its block map (`aboutBlocks.gen`). Build code cannot
 * import the map, because the map imports components.
 * @returns GraphQL type names, such as `CmsTopBannerBlock`. Empty for a template without blocks
 * @throws Error when the template or its map cannot be read
 */
export function readTemplateBlocks(templateFile: string): ReadonlySet<string> {
  const source = readFileSync(templateFile, 'utf8');
  const maps = [...source.matchAll(MAP_IMPORT)].map(([, file = '']) =>
    readFileSync(path.resolve(path.dirname(templateFile), `${file}.ts`), 'utf8'),
  );
  return new Set(maps.flatMap((map) => [...map.matchAll(MAP_ENTRY)].map(([, type = '']) => type)));
}

/** Converts a GraphQL block type to its name in the CMS: `CmsTopBannerBlock` → `topBanner`. */
export function blockSlug(type: string): string {
  const name = type.replace(/^Cms/, '').replace(/Block$/, '');
  return name.charAt(0).toLowerCase() + name.slice(1);
}
