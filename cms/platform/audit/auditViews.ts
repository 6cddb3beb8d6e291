import type { CollectionAfterOperationHook, SanitizedCollectionConfig, Where } from 'payload';
import { auditView } from './auditView';

interface Read {
  id: number;
  reference?: string;
}

/** Arguments of a read; the operation determines which are present. */
interface Asked {
  overrideAccess?: boolean;
  /** Above 0 for documents that are read as relations. */
  currentDepth?: number;
  select?: Readonly<Record<string, unknown>>;
  where?: Where;
  sort?: string | readonly string[];
  /** Field whose distinct values are requested. */
  field?: string;
}

/** Fields without data of visitors: identification, arrival, handling and delivery. */
const ABOUT_NOBODY: ReadonlySet<string> = new Set([
  'id',
  'reference',
  'status',
  'assignee',
  'delivery',
  'createdAt',
  'updatedAt',
  'handledAt',
]);

/**
 * Audits reads of visitors' documents, including updates, whose responses contain the document. Ignores reads by the
 * CMS itself, and reads that query and return only fields without personal data. A filter or sort by personal data
 * reveals it, whatever is returned.
 */
export const auditViews: CollectionAfterOperationHook = async ({
  args,
  collection,
  operation,
  req,
  result,
}) => {
  const asked = args as Asked;
  if (asked.overrideAccess || !revealsVisitors(operation, asked)) return result as never;
  const kind = collection.slug;
  if (operation === 'findByID' || operation === 'updateByID') {
    const { id, reference } = result as unknown as Read;
    await auditView(req, 'entryViewed', { kind, id, ...(reference && { reference }) });
  } else if (!(isRelated(asked) && isDependent(collection))) {
    await auditView(req, 'listViewed', { kind });
  }
  return result as never;
};

const isRelated = ({ currentDepth = 0 }: Asked): boolean => currentDepth > 0;

/** True for parts of other documents, such as files, whose views are audited with those. */
const isDependent = ({ flattenedFields }: SanitizedCollectionConfig): boolean =>
  flattenedFields.some(({ name }) => name === 'ownerCollection');

function revealsVisitors(operation: string, { where, sort, select, field }: Asked): boolean {
  const about = [...fieldsOf(where), ...sortedBy(sort)];
  const asks = about.some((name) => !ABOUT_NOBODY.has(name));
  if (operation === 'count') return asks;
  if (operation === 'findDistinct') return asks || !ABOUT_NOBODY.has(field ?? '');
  if (!['find', 'findByID', 'update', 'updateByID'].includes(operation)) return false;
  return asks || !hidesVisitors(select);
}

/** True when the response has only fields without personal data. A value of `false` selects all other fields. */
const hidesVisitors = (select: Asked['select']): boolean => {
  const shown = Object.entries(select ?? {});
  return shown.length > 0 && shown.every(([name, is]) => is === true && ABOUT_NOBODY.has(name));
};

/** Fields that a query filters by. */
function fieldsOf(where: Where | undefined): string[] {
  return Object.entries(where ?? {}).flatMap(([name, value]) =>
    Array.isArray(value) ? value.flatMap(fieldsOf) : [name],
  );
}

/** Fields that a list is sorted by. */
const sortedBy = (sort: Asked['sort']): string[] =>
  [sort ?? []]
    .flat()
    .flatMap((names) => names.split(','))
    .map((name) => name.trim().replace(/^-/, ''));
