import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

const DOCUMENT = path.resolve(import.meta.dirname, '../../contracts/umbraco-forms-v13.openapi.json');

type Json = Record<string, unknown>;

/** `nullable` of OpenAPI 3.0 beside a `$ref` has no meaning; beside a type ajv knows it. References become those of one JSON schema. */
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
 * What is wrong with a value by a schema of the public contract.
 * @param name of the schema, such as `FormDto`
 * @returns one text per error; none when it holds
 */
export function contractErrors(name: string, value: unknown): string[] {
  const validate = validators.get(name) ?? compile(name);
  validators.set(name, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

/** Whether the contract knows a status for a call, and the schema of its JSON, where it names one. */
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
