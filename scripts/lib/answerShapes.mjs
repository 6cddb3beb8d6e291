/** @typedef {Record<string, any>} Json */

const SHAPE_KEYS = ['type', 'enum', 'required', 'minLength'];

/**
 * Reduces a JSON schema to the part that responses are checked against at run time (`src/lib/api/fits.ts`), and
 * resolves references. Converts nullable types from OpenAPI 3.0 to 3.1. Drops descriptions, patterns and all formats
 * except those of times.
 * @param {Json} schema of an OpenAPI document
 * @param {Json} document to which references point
 * @param {readonly string[]} [within] names of the enclosing components
 * @returns {Json}
 * @throws Error for a component that contains itself
 */
function shapeOf(schema, document, within = []) {
  const name = schema.$ref?.match(/^#\/components\/schemas\/(\w+)$/)?.[1];
  if (schema.$ref) {
    if (!name || within.includes(name))
      throw new Error(`${schema.$ref} is recursive or unknown. Answer shapes support neither.`);
    return shapeOf(document.components.schemas[name], document, [...within, name]);
  }
  const inner = (/** @type {Json} */ part) => shapeOf(part, document, within);
  /** @type {Json} */
  const shape = Object.fromEntries(
    SHAPE_KEYS.filter((key) => key in schema).map((key) => [key, schema[key]]),
  );
  if (schema.format === 'date-time') shape.format = schema.format;
  if (schema.nullable) shape.type = [schema.type, 'null'].flat();
  if ('const' in schema) shape.enum = [schema.const];
  if (schema.properties)
    shape.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([key, property]) => [key, inner(property)]),
    );
  if (typeof schema.additionalProperties === 'object' && Object.keys(schema.additionalProperties).length > 0)
    shape.additionalProperties = inner(schema.additionalProperties);
  if (schema.items) shape.items = inner(schema.items);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) shape.anyOf = choices.map(inner);
  if (schema.allOf) shape.allOf = schema.allOf.map(inner);
  return shape;
}

/**
 * Returns the reduced schema of a component of an OpenAPI document.
 * @param {Json} document
 * @param {string} name
 */
export const componentShape = (document, name) => shapeOf({ $ref: `#/components/schemas/${name}` }, document);

/**
 * Returns the reduced schemas of all successful responses, with keys such as `GET /web/path 200`.
 * @param {Json} document an OpenAPI document
 */
export function answerShapes(document) {
  return Object.fromEntries(
    Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { responses }]) =>
        Object.entries(responses).flatMap(([status, { content }]) => {
          const schema = status.startsWith('2') ? content?.['application/json']?.schema : undefined;
          return schema ? [[`${method.toUpperCase()} ${path} ${status}`, shapeOf(schema, document)]] : [];
        }),
      ),
    ),
  );
}
