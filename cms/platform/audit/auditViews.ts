import type { CollectionAfterOperationHook, SanitizedCollectionConfig, Where } from 'payload';
import { auditView } from './auditView';

interface Read {
  id: number;
  reference?: string;
}

/** Arguments of a read. Which of them are present depends on the operation. */
interface Asked {
  overrideAccess?: boolean;
  /** Depth of the read. It is above 0 for documents that are read as relations of others. */
  currentDepth?: number;
  select?: Readonly<Record<string, unknown>>;
  where?: Where;
  sort?: string | readonly string[];
  /** Field whose distinct values the request asks for. */
  field?: string;
}

/** Fields that hold no visitor data: identification, arrival time, handling and delivery. */
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
 * Records reads of visitors' documents in the audit log. Updates count too, because their responses contain the
 * document. Reads by the CMS itself are ignored, as are reads that query and return only fields without personal data.
 * A filter or sort by personal data counts whatever is returned, because it reveals that data.
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

/**
 * Checks whether documents of a collection are part of other documents, such as files. Viewing them is recorded as a
 * view of the documents they belong to.
 */
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

/**
 * Checks whether the response contains only fields without personal data. A `select` value of `false` does not qualify,
 * because it selects all other fields.
 */
const hidesVisitors = (select: Asked['select']): boolean => {
  const shown = Object.entries(select ?? {});
  return shown.length > 0 && shown.every(([name, is]) => is === true && ABOUT_NOBODY.has(name));
};

/** Returns the names of the fields in a filter. */
function fieldsOf(where: Where | undefined): string[] {
  return Object.entries(where ?? {}).flatMap(([name, value]) =>
    Array.isArray(value) ? value.flatMap(fieldsOf) : [name],
  );
}

/** Returns the names of the fields by which a list is sorted. */
const sortedBy = (sort: Asked['sort']): string[] =>
  [sort ?? []]
    .flat()
    .flatMap((names) => names.split(','))
    .map((name) => name.trim().replace(/^-/, ''));
