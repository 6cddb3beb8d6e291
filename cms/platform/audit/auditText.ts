import type { FlattenedField, Payload } from 'payload';
import { labelText, optionText } from '../labels/labelText';
import type { Locale } from '../locales/locales';
import { AUDIT_ACTIONS, type AuditAction } from './auditActions';
import type { AuditChange } from './writeAudit';

/** Fields of an audit log entry as stored in the database. */
export interface StoredEntry {
  action?: AuditAction;
  subjectKind?: string | null;
  subjectId?: string | null;
  reference?: string | null;
  changes?: AuditChange[] | null;
}

const NOTHING = { he: 'ריק', en: 'empty' };
/** Arrow between the old and the new value, in the reading direction of the language. */
const ARROW = { he: '←', en: '→' };

interface Kind {
  label: unknown;
  /** Plural label of the collection, or the only label of a global. */
  plural: unknown;
  fields: readonly FlattenedField[];
}

function kindOf({ config, collections }: Payload, slug: string): Kind | null {
  const collection = collections[slug as keyof typeof collections]?.config;
  if (collection) {
    const { labels, flattenedFields } = collection;
    return { label: labels.singular, plural: labels.plural, fields: flattenedFields };
  }
  const global = config.globals.find((one) => one.slug === slug);
  return global ? { label: global.label, plural: global.label, fields: global.flattenedFields } : null;
}

function changeText(kind: Kind | null, { field, from, to }: AuditChange, language: Locale): string {
  const config = kind?.fields.find(({ name }) => name === field);
  const label = labelText(config && 'label' in config ? config.label : undefined, field, language);
  if (from === undefined && to === undefined) return label;
  const shownValue = (value: string | undefined): string => {
    if (!value) return NOTHING[language];
    return config?.type === 'select' ? optionText(config.options, value, language) : value;
  };
  return `${label}: ${shownValue(from)} ${ARROW[language]} ${shownValue(to)}`;
}

/** Returns the text of an audit log entry: the action, and the old and new values. */
export function auditText(payload: Payload, entry: StoredEntry, language: Locale): string {
  const action = entry.action ? AUDIT_ACTIONS[entry.action][language] : '';
  const kind = kindOf(payload, entry.subjectKind ?? '');
  const changes = (entry.changes ?? []).map((change) => changeText(kind, change, language));
  return [action, changes.join('; ')].filter(Boolean).join('. ');
}

/** Returns the text for an entry's subject: its kind and its reference, or its id if it has no reference. */
export function subjectText(payload: Payload, entry: StoredEntry, language: Locale): string {
  const slug = entry.subjectKind ?? '';
  const kind = kindOf(payload, slug);
  const name = entry.reference || entry.subjectId;
  const label = labelText(name ? kind?.label : kind?.plural, slug, language);
  return [label, name].filter(Boolean).join(' ');
}
