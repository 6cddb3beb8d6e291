import { z, type OpenAPIHono } from '@hono/zod-openapi';
import type { AnswerDocs, Route } from './route';

type PathConfig = Parameters<OpenAPIHono['openAPIRegistry']['registerPath']>[0];

/** Returns the schema of an object with text values, each with a description. */
const texts = (meanings: Record<string, string>, optional = false) =>
  z.object(
    Object.fromEntries(
      Object.entries(meanings).map(([name, description]) => {
        const text = z.string().meta({ description });
        return [name, optional ? text.optional() : text];
      }),
    ),
  );

const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });

const answer = ({ description, schema, headers }: AnswerDocs) => ({
  description,
  ...(headers && { headers: texts(headers) }),
  ...(schema && json(schema)),
});

/** Returns the operation id of a route. For example, `GET /web/a/{id}` becomes `getWebAId`. */
const operationId = (method: string, path: string): string =>
  `${method.toLowerCase()}${path.replace(/[^a-zA-Z]+(\w?)/g, (_all, next: string) => next.toUpperCase())}`;

/** Describes a route for OpenAPI. Uses the same schemas with which its handler validates requests. */
export function openApiPath({ method, path, docs }: Route): PathConfig {
  const params = Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, docs.params?.[name] ?? name]),
  );
  return {
    method: method.toLowerCase() as 'get' | 'post',
    path,
    operationId: operationId(method, path),
    summary: docs.summary,
    request: {
      ...(Object.keys(params).length > 0 && { params: texts(params) }),
      ...(docs.query && { query: texts(docs.query, true) }),
      ...(docs.headers && { headers: texts(docs.headers, true) }),
      ...(docs.body && { body: { required: true, ...json(docs.body) } }),
    },
    responses: Object.fromEntries(
      Object.entries(docs.answers).map(([status, docsOfAnswer]) => [status, answer(docsOfAnswer)]),
    ),
  };
}
