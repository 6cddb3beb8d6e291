import schema from '../fixtures/schema.json';
import type { IntrospectedSchema } from '../src/schema/introspection';
import { buildSchemaModel } from '../src/schema/buildSchemaModel';
import type { SchemaModel } from '../src/schema/SchemaModel';
import { testOptions } from './testOptions';

/** Returns the content model of the recorded schema. */
export function recordedModel(): SchemaModel {
  return buildSchemaModel(recordedSchema(), testOptions('http://cms.example'));
}

/** Returns a copy of the recorded GraphQL schema. */
export function recordedSchema(): IntrospectedSchema {
  return structuredClone(schema);
}
