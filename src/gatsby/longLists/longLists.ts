import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';
import type { GraphQLResolveInfo } from 'gatsby/graphql';
import { type NodeModel, nodesByIds } from '../outlines/readOutline';
import { partsOf } from '../partsOf';
import { isLongList } from './isLongList';
import { nodeChanges } from './nodeChanges';
import { recordDependencies } from './recordDependencies';
import { requireListFields, resolveEntries } from './resolveEntries';

/** Entries that come with the page all the same: those of its first page of results. */
const FIRST = 9;
/** About so many entries lie in one part: an edit resolves, writes, compresses and publishes that one. */
const PART = 256;
/** Files here may be kept for ever: their names change with their content. */
export const LISTS_FOLDER = 'static/listings';

/** The part of Gatsby's node model that is used here. */
export interface ListModel extends NodeModel {
  trackPageDependencies: (nodes: readonly { id: string }[]) => unknown;
}

interface Context {
  nodeModel: ListModel;
}

/** A list as GraphQL resolves it further. */
export interface LongList {
  /** Nodes: all of them, or the first ones. */
  entries: object[];
  /** Addresses of the files with all entries; none where all are here. */
  files: string[];
}

interface Part {
  text: string;
  /** Ids on which it depends; null where it is not known what on. */
  dependencies: readonly string[] | null;
  /** How many changes of nodes there had been. */
  since: number;
}

type Parts = Map<string, Part>;

interface Options {
  emitter: NodePluginArgs['emitter'];
  /** The built site. */
  folder: string;
  /** Whether long lists are parted from their pages: where pages are asked for one by one there is nothing to gain. */
  areParted: boolean;
}

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 20);

/**
 * Makes lists of any length. One that is too long to come with its page is resolved in parts, as its query asks for `entries`; each part
 * is a file, named by what is in it, and is resolved again only where something changed that it depends on. So an edit costs what one part
 * costs, however long the list is.
 * @returns what resolves a list from the ids of its nodes; the page depends on all that its entries show
 */
export function longLists({ emitter, folder, areParted }: Options) {
  const changes = nodeChanges(emitter);
  /** What was resolved last, by the place in the query and its variables. */
  const known = new WeakMap<object, Map<string, Parts>>();

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
    const byVariables = known.get(place) ?? new Map<string, Parts>();
    known.set(place, byVariables);
    const variables = JSON.stringify(info.variableValues);
    const before = byVariables.get(variables);
    const now: Parts = new Map();
    for (const part of partsOf(ids, PART)) {
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
    const whole = () => ({ entries: nodesByIds<object>(ids, context.nodeModel), files: [] });
    if (!areParted || ids.length <= FIRST) return whole();
    const texts = [...(await partsFor(ids, context, info)).values()].map(({ text }) => text);
    if (!isLongList(texts)) return whole();
    const first = nodesByIds<object>(ids.slice(0, FIRST), context.nodeModel);
    return { entries: first, files: texts.map((text) => writeList(folder, text)) };
  };
}

/**
 * Writes a part of a list, unless it is there. Several processes resolve queries, and two pages may show the same list.
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
