import type { FlattenedField } from 'payload';
import type { AuditChange } from '../../platform/audit/writeAudit';

/** E-mail addresses of a document's recipients by field name. Includes fields at any depth. */
export type Recipients = Readonly<Record<string, string>>;

/**
 * Returns the names of all fields of type `email`, at any depth. In content, every such field holds recipients of
 * messages.
 */
export function recipientFields(fields: readonly FlattenedField[]): ReadonlySet<string> {
  return new Set(
    fields.flatMap((field): string[] => {
      if (field.type === 'email') return [field.name];
      if (field.type === 'blocks')
        return field.blocks.flatMap((block) => [...recipientFields(block.flattenedFields)]);
      return 'flattenedFields' in field ? [...recipientFields(field.flattenedFields)] : [];
    }),
  );
}

function collect(names: ReadonlySet<string>, value: unknown, found: Map<string, Set<string>>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    if (names.has(name) && typeof inner === 'string') {
      if (inner.trim()) found.set(name, (found.get(name) ?? new Set()).add(inner.trim()));
    } else collect(names, inner, found);
  }
}

/**
 * Collects the e-mail addresses of the recipients in a document.
 * @param names names of the fields (`recipientFields`)
 * @param document stored document
 */
export function recipientsOf(names: ReadonlySet<string>, document: object): Recipients {
  const found = new Map<string, Set<string>>();
  if (names.size > 0) collect(names, document, found);
  return Object.fromEntries([...found].map(([name, addresses]) => [name, [...addresses].sort().join(', ')]));
}

/** Returns the changes of recipient fields, in the form of the audit log. */
export const recipientChanges = (before: Recipients, after: Recipients): AuditChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: before[field] ?? '', to: after[field] ?? '' }));
