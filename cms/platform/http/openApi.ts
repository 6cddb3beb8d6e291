import { z, type ZodType } from 'zod';
import type { AnswerDocs, Handler, Route } from './route';

type Json = Record<string, unknown>;

const REFERENCES = '#/components/schemas/';

/** The schemas that bear an id, each once, under the document's components. */
class Components {
  readonly schemas: Json = {};

  /** A schema as it stands in the document: named ones as references. */
  reference(schema: ZodType, io: 'input' | 'output'): Json {
    const {
      $defs,
      $schema: _dialect,
      ...json
    } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
    Object.entries(($defs ?? {}) as Json).forEach(([name, definition]) => this.#add(name, definition));
    const id = z.globalRegistry.get(schema)?.id;
    // Zod answers a named schema either by itself or by a reference into its definitions.
    if (!id || '$ref' in json) return repoint(json) as Json;
    this.#add(id, json);
    return { $ref: `${REFERENCES}${id}` };
  }

  #add(name: string, definition: unknown): void {
    this.schemas[name] = repoint(definition);
  }
}

/** References into `$defs` become references into the document's components. */
function repoint(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(repoint);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'id')
      .map(([key, entry]) => [
        key,
        key === '$ref' && typeof entry === 'string' ? entry.replace('#/$defs/', REFERENCES) : repoint(entry),
      ]),
  );
}

const text = { type: 'string' };

function answerOf({ description, schema, headers }: AnswerDocs, components: Components): Json {
  return {
    description,
    ...(headers && {
      headers: Object.fromEntries(
        Object.entries(headers).map(([name, meaning]) => [name, { description: meaning, schema: text }]),
      ),
    }),
    ...(schema && { content: { 'application/json': { schema: components.reference(schema, 'output') } } }),
  };
}

function operationOf({ method, path, docs }: Route, components: Components): Json {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: docs.params?.[name] ?? name,
    schema: text,
  }));
  const inHeader = Object.entries(docs.headers ?? {}).map(([name, description]) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: text,
  }));
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^a-zA-Z]+(\w?)/g, (_all, next: string) => next.toUpperCase())}`,
    summary: docs.summary,
    ...(inPath.length + inHeader.length > 0 && { parameters: [...inPath, ...inHeader] }),
    ...(docs.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: components.reference(docs.body, 'input') } },
      },
    }),
    responses: Object.fromEntries(
      Object.entries(docs.answers).map(([status, answer]) => [status, answerOf(answer, components)]),
    ),
  };
}

/**
 * The OpenAPI 3.1 document of the live services, made of the schemas that the handlers check with.
 * @param routes every route
 * @param server address of the CMS
 */
export function openApiDocument(routes: readonly Route[], server: string): Json {
  const components = new Components();
  const paths: Record<string, Json> = {};
  for (const route of routes)
    (paths[route.path] ??= {})[route.method.toLowerCase()] = operationOf(route, components);
  return {
    openapi: '3.1.0',
    info: { title: 'Live services', version: '1.0.0', description: 'The calls that the website makes' },
    servers: [{ url: server }],
    paths,
    components: { schemas: components.schemas },
  };
}

/** `GET /web/openapi.json`. */
export const openApi =
  (routes: () => readonly Route[], server: string): Handler =>
  () =>
    Response.json(openApiDocument(routes(), server));
