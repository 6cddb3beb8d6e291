import type { Json } from '../Json';
import type { BuildContext } from './BuildContext';
import { buildObject } from './buildObject';
import { findBlockType } from './findBlockType';

/**
 * A block with the type by which its union is resolved.
 * @param union GraphQL name of the union
 * @returns null, after a warning, for a block that the schema does not know
 * @throws InvalidField
 */
export function buildBlock(raw: Json, union: string, path: string, context: BuildContext): Json | null {
  const slug = String(raw.blockType);
  const type = findBlockType(slug, context.model.blocks[union] ?? [], context.options.blockTypes);
  if (!type) {
    context.warn(
      `${context.document} block ${slug}`,
      `${context.label}: unknown block type "${slug}" in "${path}"; the block is left out.`,
    );
    return null;
  }
  return { __typename: context.options.prefix + type, ...buildObject(raw, type, path, context) };
}
