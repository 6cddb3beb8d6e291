import { z, type OpenAPIHono } from '@hono/zod-openapi';
import type { AnswerDocs, Route } from './route';

type PathConfig = Parameters<OpenAPIHono['openAPIRegistry']['registerPath']>[0];

/** Schema of an object of texts, with a description of each. */
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

/** `GET /web/a/{id}` → `getWebAId`. */
const operationId = (method: string, path: string): string =>
  `${method.toLowerCase()}${path.replace(/[^a-zA-Z]+(\w?)/g, (_all, next: string) => next.toUpperCase())}`;

/** Describes a route for OpenAPI, from the schemas with which its handler validates. */
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
