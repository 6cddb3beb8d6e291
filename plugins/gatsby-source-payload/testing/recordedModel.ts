import schema from '../fixtures/schema.json';
import type { IntrospectedSchema } from '../src/schema/introspection';
import { buildSchemaModel } from '../src/schema/buildSchemaModel';
import type { SchemaModel } from '../src/schema/SchemaModel';
import { testOptions } from './testOptions';

/** The model of the recorded schema. */
export function recordedModel(): SchemaModel {
  return buildSchemaModel(recordedSchema(), testOptions('http://cms.example'));
}

/** The recorded schema, for a test to change. */
export function recordedSchema(): IntrospectedSchema {
  return structuredClone(schema);
}
