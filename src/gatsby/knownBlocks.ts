import { readFileSync } from 'node:fs';
import path from 'node:path';

const MAP_IMPORT = /from '(\.{1,2}\/[^']*Blocks\.gen)'/g;
const MAP_ENTRY = /^\s*(Cms\w+Block):/gm;

/**
 * Reads the block types that a template shows from the source of the block map that it imports (`aboutBlocks.gen`).
 * Build code cannot import the map, because the map imports components.
 * @param templateFile path of the template's component
 * @returns GraphQL names, such as `CmsTopBannerBlock`; none for a template that shows no blocks
 * @throws Error when the template or its map cannot be read
 */
export function knownBlocks(templateFile: string): ReadonlySet<string> {
  const source = readFileSync(templateFile, 'utf8');
  const maps = [...source.matchAll(MAP_IMPORT)].map(([, file = '']) =>
    readFileSync(path.resolve(path.dirname(templateFile), `${file}.ts`), 'utf8'),
  );
  return new Set(maps.flatMap((map) => [...map.matchAll(MAP_ENTRY)].map(([, type = '']) => type)));
}

/** The name of a block type as editors and sources of the CMS know it: `CmsTopBannerBlock` → `topBanner`. */
export function blockSlug(type: string): string {
  const name = type.replace(/^Cms/, '').replace(/Block$/, '');
  return name.charAt(0).toLowerCase() + name.slice(1);
}
