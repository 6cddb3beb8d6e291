import { filterSchema, pruneSchema } from '@graphql-tools/utils';
import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'gatsby/graphql';

/** Fields about accounts, permissions, versions and counts, which a site does not need. */
const NOT_CONTENT = /^(versions?|docAccess|count|me|initialized)[A-Z]|^Access$|^Payload/;

/**
 * Reads the CMS's GraphQL schema for exploring under `cms`, without mutations, permissions and versions. The
 * full schema has ten times as many types, which costs each build seconds. It is never cached.
 * @param options address of the CMS, and headers with the API key
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
