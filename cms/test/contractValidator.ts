import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

const DOCUMENT = path.resolve(import.meta.dirname, '../../contracts/umbraco-forms-v13.openapi.json');

type Json = Record<string, unknown>;

/**
 * Converts a schema of OpenAPI 3.0 to JSON Schema. `nullable` next to a `$ref` has no meaning, so it is dropped. Next
 * to a type it stays, because ajv supports it there.
 */
function toJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toJsonSchema);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string'
        ? [key, inner.replace('#/components/schemas/', '#/$defs/')]
        : [key, toJsonSchema(inner)],
    ),
  );
}

const { components, paths } = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as {
  components: { schemas: Json };
  paths: Record<string, Record<string, { responses: Record<string, Json>; requestBody?: Json }>>;
};

function compile(name: string): ValidateFunction {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addFormat('int32', { type: 'number', validate: Number.isInteger });
  return ajv.compile({ $ref: `#/$defs/${name}`, $defs: toJsonSchema(components.schemas) as Json });
}

const validators = new Map<string, ValidateFunction>();

/**
 * Validates a value against a schema of the public contract.
 * @param name name of the schema, such as `FormDto`
 * @returns one text per error
 */
export function contractErrors(name: string, value: unknown): string[] {
  const validate = validators.get(name) ?? compile(name);
  validators.set(name, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** Looks up whether the contract allows a status for a call, and which schema its JSON must match. */
export function contractAnswer(
  method: 'get' | 'post',
  kind: 'definitions' | 'entries',
  status: number,
): { schema: string | null } | undefined {
  const answer = paths[`/umbraco/forms/api/v1/${kind}/{id}`]?.[method]?.responses[String(status)];
  if (!answer) return undefined;
  const ref = /"#\/components\/schemas\/(\w+)"/.exec(JSON.stringify(answer))?.[1];
  return { schema: ref ?? null };
}
