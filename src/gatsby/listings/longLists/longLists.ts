import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import type { GraphQLResolveInfo } from 'gatsby/graphql';
import { type NodeModel, findNodesById } from '../../outlines/readOutline';
import { chunkEntries } from '../chunkEntries';
import { isLongList } from './isLongList';
import { nodeChanges } from './nodeChanges';
import { recordDependencies } from './recordDependencies';
import { requireListFields, resolveEntries } from './resolveEntries';

/** Number of entries that remain in the page's data when a list is split: the first page of results. */
const FIRST_ENTRIES = 9;
/**
 * Approximate number of entries per part. After an edit, only the affected part is resolved, written, compressed and
 * published again.
 */
const ENTRIES_PER_PART = 256;
/** Folder of the parts of long lists. Browsers may cache these files forever, because each name is a content hash. */
export const LISTS_FOLDER = 'static/listings';

/** The part of Gatsby's node model that this module uses. */
export interface ListModel extends NodeModel {
  trackPageDependencies: (nodes: readonly { id: string }[]) => unknown;
}

interface Context {
  nodeModel: ListModel;
}

/** The result of a list resolver. GraphQL then resolves the selected fields of its entries. */
export interface LongList {
  /** All nodes of a short list, or the first nodes of a split list. */
  entries: object[];
  /** Paths of the files that together contain all entries of a split list. Empty if `entries` already has all nodes. */
  files: string[];
}

interface Part {
  text: string;
  /** Ids of the nodes that the part depends on, or null if they cannot all be known. */
  dependencies: readonly string[] | null;
  /** Number of node changes (`NodeChanges.count`) when the part was resolved. */
  since: number;
}

type Parts = Map<string, Part>;

interface Options {
  emitter: NodePluginArgs['emitter'];
  /** Folder of the built site. */
  folder: string;
  /**
   * Whether long lists are split. Set to false when pages are queried one at a time, because splitting has no benefit
   * then.
   */
  areParted: boolean;
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 20);

/**
 * Creates a resolver for lists of any length.
 * If a list is too long for its page's data, its entries are resolved in parts, with the fields that the query selects
 * on `entries`. Each part is written to a file named by its content hash. A part is resolved again only when a node
 * that it depends on changes.
 * @returns resolver that turns node ids into a list and makes the page depend on all nodes that the entries show
 */
export function longLists({ emitter, folder, areParted }: Options) {
  const changes = nodeChanges(emitter);
  /** Parts of the last result, by the list's field in the query, and then by the query's variables. */
  const lastResults = new WeakMap<object, Map<string, Parts>>();

  async function partOf(ids: readonly string[], context: Context, info: GraphQLResolveInfo): Promise<Part> {
    const { model, dependencies } = recordDependencies(context.nodeModel);
    const since = changes.count();
    const entries = await resolveEntries(ids, { ...context, nodeModel: model }, info);
    return { text: JSON.stringify(entries), dependencies: dependencies(), since };
  }

  async function partsFor(
    ids: readonly string[],
    context: Context,
    info: GraphQLResolveInfo,
  ): Promise<Parts> {
    const place = info.fieldNodes[0] ?? info.operation;
    const byVariables = lastResults.get(place) ?? new Map<string, Parts>();
    lastResults.set(place, byVariables);
    const variables = JSON.stringify(info.variableValues);
    const before = byVariables.get(variables);
    const now: Parts = new Map();
    for (const part of chunkEntries(ids, ENTRIES_PER_PART)) {
      const key = digestOf(part.join('\n'));
      const last = before?.get(key);
      if (last?.dependencies && !changes.hasChanged(last.dependencies, last.since)) {
        context.nodeModel.trackPageDependencies(last.dependencies.map((id) => ({ id })));
        now.set(key, last);
      } else now.set(key, await partOf(part, context, info));
    }
    byVariables.set(variables, now);
    return now;
  }

  return async (ids: readonly string[], context: Context, info: GraphQLResolveInfo): Promise<LongList> => {
    requireListFields(info);
    const whole = () => ({ entries: findNodesById<object>(ids, context.nodeModel), files: [] });
    if (!areParted || ids.length <= FIRST_ENTRIES) return whole();
    const texts = [...(await partsFor(ids, context, info)).values()].map(({ text }) => text);
    if (!isLongList(texts)) return whole();
    const first = findNodesById<object>(ids.slice(0, FIRST_ENTRIES), context.nodeModel);
    return { entries: first, files: texts.map((text) => writeList(folder, text)) };
  };
}

/**
 * Writes one part of a list, unless its file exists. Other processes or pages may write the same file at the same time.
 * @returns path of the file on the site
 */
function writeList(folder: string, text: string): string {
  const address = `/${LISTS_FOLDER}/${digestOf(text)}.json`;
  const file = path.join(folder, address);
  if (existsSync(file)) return address;
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
  return address;
}
