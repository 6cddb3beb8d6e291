import { hash } from 'node:crypto';
import type { CreatePagesArgs, SourceNodesArgs } from 'gatsby';
import { LANGUAGE_CODES } from '../../i18n/languages';
import { nodeFacts, type SourceNode } from '../nodeFacts/nodeFacts';
import {
  OUTLINE_TYPE,
  type OutlineEntries,
  outlineId,
  type OutlineName,
  type OutlineNode,
  outlineParts,
  OUTLINES,
} from './outlines';

type Args = Pick<CreatePagesArgs, 'actions' | 'emitter' | 'getNode' | 'getNodesByType'>;
type Entries = readonly OutlineEntries[OutlineName][];

const OUTLINE_NAMES = Object.keys(OUTLINES) as OutlineName[];

/** Facts for each outline: the entry of every node, and the node's language. */
const entriesOf = new Map(
  OUTLINE_NAMES.map((name) => {
    const { type, entry } = OUTLINES[name];
    const read = (node: SourceNode): OutlineEntries[OutlineName] => entry(node);
    return [name, nodeFacts(type, (node) => ({ locale: node.locale, entry: read(node) }))];
  }),
);

interface Written {
  /** Revision of the facts from which the outline was written. */
  revision: number;
  /** Entries by the id of the outline's node. */
  nodes: Map<string, Entries>;
}

/** Outlines that were written last, by Gatsby's emitter. */
const writtenOutlines = new WeakMap<object, Map<OutlineName, Written>>();

/**
 * Checks whether two lists contain the same objects. Comparing identities is sufficient, because facts keep theirs
 * until they change (`nodeFacts`).
 */
const haveSameItems = (one: Entries, other: Entries): boolean =>
  one.length === other.length && one.every((entry, index) => entry === other[index]);

/**
 * Writes the outlines of all nodes. Call it after sourcing. Outlines whose entries did not change are not written, so
 * no query runs again because of them.
 */
export async function writeOutlines(args: Args): Promise<void> {
  const { actions, emitter, getNode, getNodesByType } = args;
  const all = writtenOutlines.get(emitter) ?? new Map<OutlineName, Written>();
  writtenOutlines.set(emitter, all);
  for (const [name, facts] of entriesOf) {
    const { byId, revision } = facts(args);
    const before = all.get(name);
    if (before?.revision === revision) continue;
    const nodes: Written['nodes'] = new Map();
    for (const language of LANGUAGE_CODES) {
      const entries = [...byId.values()]
        .flatMap(({ locale, entry }) => (locale === language ? entry : []))
        // Sorted, because Gatsby's own order depends on earlier builds.
        .sort((a, b) => (a.id < b.id ? -1 : 1));
      for (const [part, ofPart] of outlineParts(name, entries)) {
        const id = outlineId(name, language, part);
        const last = before?.nodes.get(id);
        const isSame = last !== undefined && haveSameItems(last, ofPart);
        nodes.set(id, isSame ? last : ofPart);
        if (isSame) continue;
        const node: OutlineNode = { entries: JSON.stringify(ofPart) };
        const contentDigest = hash('sha1', node.entries);
        await actions.createNode({ ...node, id, internal: { type: OUTLINE_TYPE, contentDigest } });
      }
    }
    // If this process has not written outlines yet, finds those of the previous process by their ids.
    const known =
      before?.nodes.keys() ??
      getNodesByType(OUTLINE_TYPE).flatMap(({ id }) => (id.startsWith(outlineId(name, '')) ? id : []));
    for (const id of known) {
      const node = nodes.has(id) ? undefined : getNode(id);
      if (node) actions.deleteNode(node);
    }
    all.set(name, { revision, nodes });
  }
}

/** Keeps the outlines of the previous build. Without this, Gatsby would delete them before `writeOutlines` runs. */
export function retainOutlines({
  actions,
  getNodesByType,
}: Pick<SourceNodesArgs, 'actions' | 'getNodesByType'>): void {
  for (const node of getNodesByType(OUTLINE_TYPE)) actions.touchNode(node);
}
