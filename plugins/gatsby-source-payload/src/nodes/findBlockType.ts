import { pascalCase } from '../schema/formatName';

/**
 * The GraphQL type of a block by its slug. GraphQL does not tell the slugs, so the name has to: the slug in capitals,
 * with or without "Block" behind it. Where the schema has both, the longer one is meant: the slug `imageText` has the type
 * `ImageTextBlock`, and `imageTextBlock` has `ImageTextBlockBlock`. Any other name needs the option `blockTypes`.
 * @param slug `blockType` of the data
 * @param members types of the union
 * @param given the option `blockTypes`
 * @returns null for a block that the schema does not know
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
