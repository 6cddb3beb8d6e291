import { tsImport } from 'tsx/esm/api';

/**
 * @typedef {{ slug: string }} Block
 * @typedef {{ name: string, blocks: readonly Block[], companyBlocks: readonly Block[] }} Kind
 */

/** @param {string} name */
const capitalized = (name) => name.charAt(0).toUpperCase() + name.slice(1);
/** @param {Block} block */
const typeOf = ({ slug }) => `Cms${capitalized(slug)}Block`;

/** @param {readonly Block[]} blocks */
const companyBlocksSource = (blocks) => `
export const companyBlocks: ReadonlySet<string> = new Set(${JSON.stringify(blocks.map(typeOf))});
`;

/** @param {Kind} kind */
function blocksSource({ name, blocks, companyBlocks }) {
  const entries = [...blocks, ...companyBlocks]
    .sort((a, b) => a.slug.localeCompare(b.slug, 'en'))
    .map((block) => ({ slug: block.slug, type: typeOf(block), component: capitalized(block.slug) }));
  return `import { graphql } from 'gatsby';
${entries.map(({ slug, component }) => `import { ${component} } from '../../blocks/${slug}/${component}';`).join('\n')}

export const fragment = graphql\`
  fragment ${capitalized(name)}Blocks on CmsPage {
    blocks { __typename ${entries.map(({ component }) => `...${component}`).join(' ')} }
  }
\`;

export const ${name}Blocks = {
${entries.map(({ type, component }) => `  ${type}: ${component},`).join('\n')}
};
${companyBlocks.length > 0 ? companyBlocksSource(companyBlocks) : ''}`;
}

/**
 * Generates a file for each kind of page. It contains the GraphQL fragments and components of the blocks that this kind
 * allows, so that a page loads only those blocks.
 * @returns {Promise<Record<string, string>>} contents by path
 */
export async function templateBlocks() {
  /** @type {{ kinds: readonly Kind[] }} */
  const { kinds } = await tsImport('../../cms/content/kinds/kinds.gen.ts', import.meta.url);
  return Object.fromEntries(
    kinds
      .filter(({ blocks }) => blocks.length > 0)
      .map((kind) => [`src/templates/${kind.name}/${kind.name}Blocks.gen.ts`, blocksSource(kind)]),
  );
}
