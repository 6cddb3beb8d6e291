import type { FlattenedField } from 'payload';
import type { AuditChange } from './noteAudit';

type Doc = Readonly<Record<string, unknown>>;

const LEFT_OUT = new Set(['id', 'createdAt', 'updatedAt', '_status', 'globalType', 'deletedAt']);

const isRelation = (value: object): value is { id: unknown } => 'id' in value && 'createdAt' in value;

/** A value that can be compared: a related document by its number, however deep it was read. */
const comparable = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && isRelation(inner) ? inner.id : inner,
  );

/** Settings of one line are told; texts and lists only by their name. */
const toldText = (value: unknown): string | undefined => {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ');
  return ['boolean', 'number', 'string'].includes(typeof value) && String(value).length <= 120
    ? String(value)
    : undefined;
};

/**
 * Which fields differ, with their values where these are short.
 * @param fields of the document, flattened; virtual ones and those that hold no value are left out
 */
export function changesOf(fields: readonly FlattenedField[], before: Doc, after: Doc): AuditChange[] {
  return fields
    .filter((field) => !LEFT_OUT.has(field.name) && !('virtual' in field && field.virtual))
    .filter(({ name }) => comparable(before[name]) !== comparable(after[name]))
    .map(({ name }) => {
      const [from, to] = [toldText(before[name]), toldText(after[name])];
      return { field: name, ...(from !== undefined && to !== undefined && { from, to }) };
    });
}
