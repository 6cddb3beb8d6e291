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

/** Entries that stay in the page's data: the first page of results. */
const FIRST_ENTRIES = 9;
/** Approximate number of entries per part. An edit resolves, writes, compresses and publishes one part. */
const ENTRIES_PER_PART = 256;
/** Files in this folder may be cached forever: their names are content hashes. */
export const LISTS_FOLDER = 'static/listings';

/** The required part of Gatsby's node model. */
export interface ListModel extends NodeModel {
  trackPageDependencies: (nodes: readonly { id: string }[]) => unknown;
}

interface Context {
  nodeModel: ListModel;
}

/** A list for GraphQL to resolve further. */
export interface LongList {
  /** All nodes, or the first ones. */
  entries: object[];
  /** Addresses of the files with all entries; empty if all are here. */
  files: string[];
}

interface Part {
  text: string;
  /** Ids that it depends on; null if unknown. */
  dependencies: readonly string[] | null;
  /** Number of node changes when it was resolved. */
  since: number;
}

type Parts = Map<string, Part>;

interface Options {
  emitter: NodePluginArgs['emitter'];
  /** The built site. */
  folder: string;
  /** Whether to split long lists from their pages. Useless when pages are queried one at a time. */
  areParted: boolean;
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 20);

/**
 * Resolves lists of any length.
 * A list that is too long for its page's data is resolved in parts, with the selection of `entries`. Each
 * part is a file named by its content hash, and is resolved again only when one of its dependencies changes.
 * @returns resolves a list from node ids and makes the page depend on everything that its entries show
 */
export function longLists({ emitter, folder, areParted }: Options) {
  const changes = nodeChanges(emitter);
  /** The last result by field of the query and variables. */
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
 * Writes a part of a list unless it exists. Several processes and pages may write the same part.
 * @returns its address
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
