import { pascalCase } from '../schema/formatName';

/**
 * Finds the GraphQL type of a block from its slug. The schema does not contain slugs, so the type's name must be the
 * capitalized slug, with or without `Block`. If both types exist, the one with `Block` is used. For example,
 * `imageText` has the type `ImageTextBlock`, and `imageTextBlock` has `ImageTextBlockBlock`. Types with other names
 * need the option `blockTypes`.
 * @param slug value of the block's `blockType`
 * @param members names of the union's types
 * @param given the option `blockTypes`
 * @returns null for an unknown block
 */
export function findBlockType(
  slug: string,
  members: readonly string[],
  given: Record<string, string>,
): string | null {
  const named = given[slug];
  if (named !== undefined) return members.includes(named) ? named : null;
  const pascal = pascalCase(slug);
  const exact = [`${pascal}Block`, pascal].find((name) => members.includes(name));
  if (exact) return exact;
  const alike = members.filter((name) => plain(name) === plain(slug));
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .replace(/block$/, '');
