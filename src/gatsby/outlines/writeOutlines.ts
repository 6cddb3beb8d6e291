import type { CreatePagesArgs, SourceNodesArgs } from 'gatsby';
import { LANGUAGE_CODES } from '../../i18n/languages';
import { OUTLINE_TYPE, outlineId, type OutlineName, OUTLINES } from './outlines';

type Args = Pick<CreatePagesArgs, 'actions' | 'getNodesByType' | 'createContentDigest'>;

/**
 * Writes the outlines of all nodes that there are; one that is as it was makes no query run again. To be called once the content
 * is read.
 */
export async function writeOutlines({ actions, getNodesByType, createContentDigest }: Args): Promise<void> {
  for (const name of Object.keys(OUTLINES) as OutlineName[]) {
    const { type, entry } = OUTLINES[name];
    const nodes = getNodesByType(type) as unknown as Parameters<typeof entry>[0][];
    for (const locale of LANGUAGE_CODES) {
      const entries = nodes
        .filter((node) => node.locale === locale)
        .flatMap((node) => entry(node) ?? [])
        // Gatsby's own order follows the history of builds.
        .sort((a, b) => (a.id < b.id ? -1 : 1));
      await actions.createNode({
        id: outlineId(name, locale),
        entries,
        internal: { type: OUTLINE_TYPE, contentDigest: createContentDigest(entries) },
      });
    }
  }
}

/** Keeps the outlines of the build before, which Gatsby would throw away before `writeOutlines` can say that nothing changed. */
export function keepOutlines({
  actions,
  getNodesByType,
}: Pick<SourceNodesArgs, 'actions' | 'getNodesByType'>): void {
  for (const node of getNodesByType(OUTLINE_TYPE)) actions.touchNode(node);
}
