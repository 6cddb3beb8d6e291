import type { CreatePagesArgs, SourceNodesArgs } from 'gatsby';
import { LANGUAGE_CODES } from '../../i18n/languages';
import { nodeFacts, type SourceNode } from '../nodeFacts/nodeFacts';
import {
  OUTLINE_TYPE,
  type OutlineEntries,
  outlineId,
  type OutlineName,
  outlineParts,
  OUTLINES,
} from './outlines';

type Args = Pick<CreatePagesArgs, 'actions' | 'emitter' | 'getNodesByType' | 'createContentDigest'>;

const NAMES = Object.keys(OUTLINES) as OutlineName[];

/** The entries of each outline, with the languages of their nodes. */
const entriesOf = new Map(
  NAMES.map((name) => {
    const { type, entry } = OUTLINES[name];
    const read = (node: SourceNode): OutlineEntries[OutlineName] => entry(node);
    return [name, nodeFacts(type, (node) => ({ locale: node.locale, entry: read(node) }))];
  }),
);

/** By the emitters of builders: the revisions of which outlines were written. */
const written = new WeakMap<object, Map<OutlineName, number>>();

/**
 * Writes the outlines of all nodes that there are; one that is as it was makes no query run again. To be called once the content
 * is read.
 */
export async function writeOutlines(args: Args): Promise<void> {
  const { actions, createContentDigest, emitter, getNodesByType } = args;
  const before = written.get(emitter) ?? new Map<OutlineName, number>();
  written.set(emitter, before);
  for (const [name, facts] of entriesOf) {
    const { byId, revision } = facts(args);
    if (before.get(name) === revision) continue;
    const ids = new Set<string>();
    for (const language of LANGUAGE_CODES) {
      const all = [...byId.values()]
        .flatMap(({ locale, entry }) => (locale === language ? entry : []))
        // Gatsby's own order follows the history of builds.
        .sort((a, b) => (a.id < b.id ? -1 : 1));
      for (const [part, entries] of outlineParts(name, all)) {
        const id = outlineId(name, language, part);
        ids.add(id);
        await actions.createNode({
          id,
          entries: [...entries],
          internal: { type: OUTLINE_TYPE, contentDigest: createContentDigest(entries) },
        });
      }
    }
    for (const node of getNodesByType(OUTLINE_TYPE))
      if (node.id.startsWith(outlineId(name, '')) && !ids.has(node.id)) actions.deleteNode(node);
    before.set(name, revision);
  }
}

/** Keeps the outlines of the build before, which Gatsby would throw away before `writeOutlines` can say that nothing changed. */
export function keepOutlines({
  actions,
  getNodesByType,
}: Pick<SourceNodesArgs, 'actions' | 'getNodesByType'>): void {
  for (const node of getNodesByType(OUTLINE_TYPE)) actions.touchNode(node);
}
