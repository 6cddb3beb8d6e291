import type { FlattenedField } from 'payload';
import type { AuditChange } from './writeAudit';

type Doc = Readonly<Record<string, unknown>>;

const LEFT_OUT = new Set(['id', 'createdAt', 'updatedAt', '_status', 'globalType', 'deletedAt']);

const isRelation = (value: object): value is { id: unknown } => 'id' in value && 'createdAt' in value;

/**
 * Serializes a value for comparison. A related document is reduced to its id, so that a populated and an unpopulated
 * relation are equal.
 */
const comparable = (value: unknown): string =>
  JSON.stringify(value ?? null, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && isRelation(inner) ? inner.id : inner,
  );

/**
 * Returns the text of a short value. Returns undefined for long texts and lists; of these, only the name of the changed
 * field is recorded.
 */
const shownValue = (value: unknown): string | undefined => {
  if (value === null || value === undefined || value === '') return '';
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ');
  return ['boolean', 'number', 'string'].includes(typeof value) && String(value).length <= 120
    ? String(value)
    : undefined;
};

/**
 * Lists the fields that differ between two versions of a document, with their values if these are short.
 * @param fields flattened fields of the document; virtual ones are ignored
 */
export function listChanges(fields: readonly FlattenedField[], before: Doc, after: Doc): AuditChange[] {
  return fields
    .filter((field) => !LEFT_OUT.has(field.name) && !('virtual' in field && field.virtual))
    .filter(({ name }) => comparable(before[name]) !== comparable(after[name]))
    .map(({ name }) => {
      const [from, to] = [shownValue(before[name]), shownValue(after[name])];
      return { field: name, ...(from !== undefined && to !== undefined && { from, to }) };
    });
}
