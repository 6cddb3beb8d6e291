import { filterSchema, pruneSchema } from '@graphql-tools/utils';
import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'gatsby/graphql';

/** Fields of Payload's query type about accounts, rights, histories and counts; a site that reads content has no use for them. */
const NOT_CONTENT = /^(versions?|docAccess|count|me|initialized)[A-Z]|^Access$|^Payload/;

/**
 * The CMS's schema as developers explore it under `cms`: what can be read, without mutations, rights and versions.
 * The whole has more than ten times as many types, which cost every build seconds; and it is asked for at each build, so that it is
 * never an old one.
 * @param options where the CMS answers, and the headers that name our key
 * @throws Error when the CMS cannot be reached or does not let us introspect it
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
