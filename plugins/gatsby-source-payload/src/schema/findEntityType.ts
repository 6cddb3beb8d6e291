import type { EntityOption } from '../options';
import { SourceError } from '../SourceError';
import type { CollectionType } from './collectionTypes';
import { pascalCase } from './formatName';
import type { IntrospectedField } from './introspection';
import { namedType } from './introspection';

/**
 * Finds the GraphQL type of a collection. Payload names the type after the singular of the slug, and the list after the
 * plural. If both are equal, the list's name starts with `all`.
 * @throws SourceError unknownEntity, with the existing types in the message
 */
export function findCollectionType(
  { slug, type }: EntityOption,
  collections: readonly CollectionType[],
): string {
  const wanted = type ?? pascalCase(slug);
  const found = collections.find(
    ({ type: name, listField }) =>
      name === wanted || (!type && (listField === wanted || listField === `all${wanted}`)),
  );
  if (found) return found.type;
  const known = collections.map(({ type: name }) => name).join(', ');
  throw new SourceError('unknownEntity', `Collection "${slug}": no type "${wanted}" among ${known}.`);
}

/**
 * Finds the GraphQL type of a global. A global is a query field without id and filter arguments, named after the
 * singular of the slug.
 * @throws SourceError unknownEntity
 */
export function findGlobalType(
  { slug, type }: EntityOption,
  queryFields: readonly IntrospectedField[],
): string {
  const candidates = queryFields.filter(
    ({ name, args }) =>
      args.some((arg) => arg.name === 'draft') &&
      !args.some((arg) => arg.name === 'where' || arg.name === 'id') &&
      !name.startsWith('count'),
  );
  const wanted = type ?? pascalCase(slug);
  const found = candidates.find(({ name }) => name === wanted || (!type && isSingularOf(name, wanted)));
  if (found) return namedType(found.type).name;
  const known = candidates.map(({ name }) => name).join(', ');
  throw new SourceError('unknownEntity', `Global "${slug}": no type "${wanted}" among ${known}.`);
}

/**
 * Checks whether a name is the singular that Payload derives from a global's slug, such as `SiteSetting` from
 * `SiteSettings` or `Company` from `Companies`.
 */
function isSingularOf(singular: string, plural: string): boolean {
  return [`${singular}s`, `${singular}es`, singular.replace(/y$/, 'ies')].includes(plural);
}
