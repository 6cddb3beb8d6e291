import { filterSchema, pruneSchema } from '@graphql-tools/utils';
import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'gatsby/graphql';

/** Fields for accounts, permissions, versions and counts, which the site does not need. */
const NOT_CONTENT = /^(versions?|docAccess|count|me|initialized)[A-Z]|^Access$|^Payload/;

/**
 * Reads the GraphQL schema of the CMS, so that developers can explore it under `cms`. Removes mutations, permissions
 * and versions: the full schema has ten times as many types, which would add seconds to each build. The schema is never
 * cached.
 * @param options URL of the CMS, and headers with the API key
 * @throws Error when the CMS is unreachable or refuses introspection
 */
export async function readCmsSchema({
  url,
  headers,
}: {
  url: string;
  headers: Record<string, string>;
}): Promise<GraphQLSchema> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query: getIntrospectionQuery({ descriptions: false }) }),
  });
  const answer = (await response.json()) as { data?: IntrospectionQuery; errors?: { message: string }[] };
  if (!answer.data) {
    const reasons = answer.errors?.map(({ message }) => message).join('; ');
    throw new Error(`The schema of the CMS cannot be read from ${url}: ${reasons ?? response.statusText}`);
  }
  return pruneSchema(
    filterSchema({
      schema: buildClientSchema(answer.data, { assumeValid: true }),
      rootFieldFilter: (operation, field) => operation === 'Query' && !NOT_CONTENT.test(field ?? ''),
    }),
  );
}
