import { GraphQLError, Kind, parse } from 'graphql';
import { createPayloadRequest, type SanitizedConfig } from 'payload';
import { isDraftReader } from '../access/isDraftReader';
import { limitFailures } from '../http/limitFailures';
import { readLimited } from '../http/readLimited';
import { measureQuery } from './measureQuery';
import { measureNesting } from './measureNesting';

type Handler = (request: Request) => Promise<Response>;
type Config = Promise<SanitizedConfig> | SanitizedConfig;

interface Query {
  query: string;
  variables: Record<string, unknown>;
}

/**
 * Limits for GraphQL queries. They are above the needs of the site's build, whose largest query reads fifty types of
 * the schema.
 */
export const GRAPHQL_LIMITS = {
  bytes: 100_000,
  tokens: 4_000,
  depth: 15,
  /** Maximum depth of nested brackets of any kind, including those in arguments and variables. */
  nesting: 60,
  aliases: 100,
  /** Maximum number of resolved fields. Fields in a list count once per document. */
  cost: 50_000,
} as const;

const refuse = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/**
 * Restricts GraphQL to roles that may see drafts (editors, administrators, the site's build) and to small read queries.
 * Mutations are rejected, because they would bypass the login limits of REST. Queries are measured before validation:
 * GraphQL's rules and Payload's complexity check expand fragments, which can take exponential time.
 * @param config configuration of the CMS
 * @param handle Payload's own handler
 */
export function graphqlGuard(config: Config, handle: Handler): Handler {
  return async (request) => {
    if (request.method !== 'POST') return refuse(405, 'Send queries with POST', { Allow: 'POST, OPTIONS' });
    const { url, method, headers } = request;
    const asked = await limitFailures(request, () =>
      createPayloadRequest({ config, request: new Request(url, { headers }) }),
    );
    if ('wait' in asked)
      return refuse(429, 'Too many failed attempts from one address: try again later', {
        'Retry-After': String(asked.wait),
        Connection: 'close',
      });
    if (!isDraftReader({ req: asked }))
      return refuse(403, 'Only editors and the site build, with its key, can use GraphQL');
    const type = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json') return refuse(415, 'Send the query as application/json');
    const body = await readLimited(request, GRAPHQL_LIMITS.bytes);
    if (!body)
      return refuse(413, `A query may have at most ${GRAPHQL_LIMITS.bytes} bytes`, { Connection: 'close' });
    const read = readQuery(body);
    const fault = typeof read === 'string' ? read : faultOf(read);
    if (fault) return refuse(400, fault);
    return handle(new Request(url, { method, headers, body: Buffer.from(body) }));
  };
}

/** Reads the GraphQL query from a request body. Returns an error message if there is none. */
function readQuery(body: Uint8Array): Query | string {
  let sent: unknown;
  try {
    sent = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return 'The body is not valid JSON';
  }
  if (Array.isArray(sent)) return 'Send one query: batches are not supported';
  if (typeof sent !== 'object' || sent === null) return 'The body must be an object with a query';
  const { query, variables } = sent as { query?: unknown; variables?: unknown };
  if (typeof query !== 'string') return 'The query is missing';
  if (variables === undefined || variables === null) return { query, variables: {} };
  if (typeof variables !== 'object' || Array.isArray(variables)) return 'The variables must be an object';
  return { query, variables: variables as Record<string, unknown> };
}

/** Returns an error message if the query exceeds the limits. */
function faultOf({ query, variables }: Query): string | undefined {
  try {
    if (measureNesting(query) > GRAPHQL_LIMITS.nesting)
      return `Queries may open at most ${GRAPHQL_LIMITS.nesting} brackets within each other`;
    const document = parse(query, { maxTokens: GRAPHQL_LIMITS.tokens, noLocation: true });
    if (
      document.definitions.some(
        (part) => part.kind === Kind.OPERATION_DEFINITION && part.operation !== 'query',
      )
    )
      return 'GraphQL is read-only: use REST to write';
    const { depth, aliases, cost } = measureQuery(document, variables);
    if (depth > GRAPHQL_LIMITS.depth) return `Queries may nest at most ${GRAPHQL_LIMITS.depth} fields`;
    if (aliases > GRAPHQL_LIMITS.aliases) return `Queries may have at most ${GRAPHQL_LIMITS.aliases} aliases`;
    if (cost > GRAPHQL_LIMITS.cost)
      return `The query would resolve ${cost} fields, more than ${GRAPHQL_LIMITS.cost}: ask for fewer documents (limit)`;
    return undefined;
  } catch (error) {
    if (error instanceof GraphQLError) return error.message;
    throw error;
  }
}
