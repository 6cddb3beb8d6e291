import type { Json } from '../Json';
import type { FieldModel } from '../schema/SchemaModel';
import { asRecord } from './asRecord';
import type { BuildContext } from './BuildContext';
import { buildEnum } from './buildEnum';
import { buildLink, buildPolymorphicLink } from './buildLink';
import { buildRichText } from './buildRichText';
import { buildScalar } from './buildScalar';
import { findBlockType } from './findBlockType';
import { InvalidField } from './InvalidField';
import { describeType } from './describeType';
import { rawField } from './rawField';

/**
 * Converts the fields of an object that are in the schema. All other fields are dropped.
 * @param raw group, row, block or document from the REST API
 * @param type GraphQL type of the object
 * @param path path of the object in the document; empty for the document itself
 * @throws InvalidField if a value does not match the schema
 */
export function buildObject(raw: Json, type: string, path: string, context: BuildContext): Json {
  const fields = context.model.objects[type]?.fields ?? [];
  return Object.fromEntries(
    fields.map((field) => {
      const place = path ? `${path}.${field.name}` : field.name;
      return [field.name, buildValue(rawField(raw, field.name), field, place, context)];
    }),
  );
}

/**
 * Converts the value of a field for a node: links become node ids, rich text becomes a tree, and blocks get their type.
 * @param raw value from the REST API
 * @param path path of the field in the document, for error messages
 * @throws InvalidField if the value has the wrong type, or if a required value is missing
 */
function buildValue(raw: unknown, field: FieldModel, path: string, context: BuildContext): unknown {
  if (raw === null || raw === undefined) {
    if (field.required) throw new InvalidField(path, 'is required and has no value');
    return null;
  }
  if (!field.list) return buildItem(raw, field, path, context);
  // The admin's forms send 0 instead of an empty list, because they send the number of rows.
  if (raw === 0 && context.options.preview) return [];
  if (!Array.isArray(raw)) throw new InvalidField(path, `should be a list, is ${describeType(raw)}`);
  return raw.flatMap((item: unknown, index) => {
    const place = `${path}[${index}]`;
    return buildOrOmit(place, context, () => buildItem(item, field, place, context)) ?? [];
  });
}

/**
 * Builds a row or block. In preview mode, an incomplete one is omitted with a warning instead of failing the whole
 * document.
 */
function buildOrOmit(path: string, context: BuildContext, build: () => unknown): unknown {
  try {
    return build();
  } catch (error) {
    if (!context.options.preview || !(error instanceof InvalidField)) throw error;
    context.warn(
      `${context.label} ${path}`,
      `${context.label}: "${path}" is left out of the preview: ${error.message}.`,
    );
    return null;
  }
}

function buildItem(raw: unknown, field: FieldModel, path: string, context: BuildContext): unknown {
  switch (field.kind) {
    case 'scalar':
      return buildScalar(raw, field.scalar, path);
    case 'enum':
      return buildEnum(raw, context.model.enums[field.type] ?? [], path);
    case 'richText':
      return buildRichText(raw, path, context);
    case 'relation':
      return buildLink(raw, field.type, path, context);
    case 'polymorphic':
      return buildPolymorphicLink(raw, field.type, path, context);
    case 'object':
      return buildObject(asRecord(raw, path), field.type, path, context);
    case 'blocks':
      return buildBlock(asRecord(raw, path), field.type, path, context);
  }
}

/**
 * Converts a block and adds `__typename`, from which Gatsby resolves the type of a union member.
 * @param union GraphQL name of the union
 * @returns null for an unknown block, after a warning
 * @throws InvalidField if a value does not match the schema
 */
function buildBlock(raw: Json, union: string, path: string, context: BuildContext): Json | null {
  const slug = String(raw.blockType);
  const type = findBlockType(slug, context.model.blocks[union] ?? [], context.options.blockTypes);
  if (!type) {
    context.warn(
      `${context.document} block ${slug}`,
      `${context.label}: unknown block type "${slug}" in "${path}"; the block is left out.`,
    );
    return null;
  }
  return { __typename: context.options.prefix + type, ...buildObject(raw, type, path, context) };
}
