import type { CollectionAfterOperationHook, SanitizedCollectionConfig, Where } from 'payload';
import { noteLook } from './noteLook';

interface Read {
  id: number;
  reference?: string;
}

/** What a call asks for; which of it there is depends on the operation. */
interface Asked {
  overrideAccess?: boolean;
  /** Above 0 for what is read because another document points to it. */
  currentDepth?: number;
  select?: Readonly<Record<string, unknown>>;
  where?: Where;
  sort?: string | readonly string[];
  /** Of which field all values are asked for. */
  field?: string;
}

/** What says nothing of a visitor: how a document is known, when it came, and what staff and the outbox did with it. */
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
 * Writes down that somebody read documents of visitors: by the admin's screens, by a call, or by a change, which answers with what was
 * changed. What the CMS reads with its own rights is no look. Nor is a question by fields about nobody whose answer has such fields
 * alone: who asks by what a visitor wrote learns it from any answer, be it a number or the order of a list.
 */
export const noteLooks: CollectionAfterOperationHook = async ({
  args,
  collection,
  operation,
  req,
  result,
}) => {
  const asked = args as Asked;
  if (asked.overrideAccess || !tellsOfVisitors(operation, asked)) return result as never;
  const kind = collection.slug;
  if (operation === 'findByID' || operation === 'updateByID') {
    const { id, reference } = result as unknown as Read;
    await noteLook(req, 'entryViewed', { kind, id, ...(reference && { reference }) });
  } else if (!(isRelated(asked) && belongsToAnother(collection))) {
    await noteLook(req, 'listViewed', { kind });
  }
  return result as never;
};

const isRelated = ({ currentDepth = 0 }: Asked): boolean => currentDepth > 0;

/** Whether its documents are parts of others, as files are: who reads those has been noted. */
const belongsToAnother = ({ flattenedFields }: SanitizedCollectionConfig): boolean =>
  flattenedFields.some(({ name }) => name === 'ownerCollection');

function tellsOfVisitors(operation: string, { where, sort, select, field }: Asked): boolean {
  const about = [...fieldsOf(where), ...sortedBy(sort)];
  const asks = about.some((name) => !ABOUT_NOBODY.has(name));
  if (operation === 'count') return asks;
  if (operation === 'findDistinct') return asks || !ABOUT_NOBODY.has(field ?? '');
  if (!['find', 'findByID', 'update', 'updateByID'].includes(operation)) return false;
  return asks || !showsNobody(select);
}

/** Whether an answer has fields about nobody alone. `false` asks for everything else. */
const showsNobody = (select: Asked['select']): boolean => {
  const shown = Object.entries(select ?? {});
  return shown.length > 0 && shown.every(([name, is]) => is === true && ABOUT_NOBODY.has(name));
};

/** Names of the fields that a query asks about. */
function fieldsOf(where: Where | undefined): string[] {
  return Object.entries(where ?? {}).flatMap(([name, value]) =>
    Array.isArray(value) ? value.flatMap(fieldsOf) : [name],
  );
}

/** Names of the fields that a list is ordered by. */
const sortedBy = (sort: Asked['sort']): string[] =>
  [sort ?? []]
    .flat()
    .flatMap((names) => names.split(','))
    .map((name) => name.trim().replace(/^-/, ''));
