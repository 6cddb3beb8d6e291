import { isRecord, type Json } from '../Json';
import { fromLexical } from '../richText/fromLexical';
import { formatName } from '../schema/formatName';
import type { FieldModel } from '../schema/SchemaModel';
import type { BuildContext } from './BuildContext';
import { buildBlock } from './buildBlock';
import { buildObject } from './buildObject';
import { buildLink, buildPolymorphicLink } from './buildLink';
import { buildScalar } from './buildScalar';
import { InvalidField } from './InvalidField';
import { kindOf } from './kindOf';

/**
 * The value of a field as it stands in a node: links as node ids, rich text as a tree, blocks with their type.
 * @param raw what REST answered
 * @param path where in the document, for messages
 * @throws InvalidField when the value is not of the field's kind, or a required one is missing
 */
export function buildValue(raw: unknown, field: FieldModel, path: string, context: BuildContext): unknown {
  if (raw === null || raw === undefined) {
    if (field.required) throw new InvalidField(path, 'is required and has no value');
    return null;
  }
  if (!field.list) return buildItem(raw, field, path, context);
  if (!Array.isArray(raw)) throw new InvalidField(path, `should be a list, is ${kindOf(raw)}`);
  return raw.flatMap((item: unknown, index) => {
    const place = `${path}[${index}]`;
    return tolerant(place, context, () => buildItem(item, field, place, context)) ?? [];
  });
}

/** A draft may be unfinished: in preview an incomplete row or block is left out with a warning. */
function tolerant(path: string, context: BuildContext, build: () => unknown): unknown {
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

function buildEnum(raw: unknown, values: readonly string[], path: string): string {
  const value = typeof raw === 'string' ? formatName(raw) : '';
  if (values.includes(value)) return value;
  throw new InvalidField(path, `has the value ${JSON.stringify(raw)}, which is none of ${values.join(', ')}`);
}

/** Null for a text that was emptied. */
function buildRichText(raw: unknown, path: string, context: BuildContext): Json | null {
  const content = fromLexical(asRecord(raw, path), {
    nodeId: (slug, id) => {
      const sourced = context.model.entities.some(
        (entity) => entity.kind === 'collection' && entity.slug === slug,
      );
      return sourced ? context.nodeId(slug, id, context.locale) : null;
    },
    onUnknown: (type) =>
      context.warn(
        `${context.document} ${path} ${type}`,
        `${context.label}: the rich text "${path}" holds a "${type}", which the site cannot show; only the text in it is kept.`,
      ),
  });
  return content.length > 0 ? { content } : null;
}

function asRecord(raw: unknown, path: string): Json {
  if (isRecord(raw)) return raw;
  throw new InvalidField(path, `should be an object, is ${kindOf(raw)}`);
}
