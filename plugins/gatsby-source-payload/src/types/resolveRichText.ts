import { isRecord } from '../Json';
import { findLinkedNode } from './findLinkedNode';
import type { ResolveInfo, ResolverContext, SourcedNode } from './GatsbySchema';
import { resolverOf } from './resolverOf';
import { embedHtml } from '../richText/embedHtml';
import { linkedTargets } from '../richText/linkedTargets';
import type { RichTextNode } from '../richText/RichTextNode';
import { sanitize } from '../richText/sanitize';
import { toHtml, type LinkedDocument } from '../richText/toHtml';
import { toText } from '../richText/toText';

export interface RichText {
  html: string;
  text: string;
}

/** A picture in running text is about as wide as a column; the widths are shares of it. */
const PICTURE = { layout: 'constrained', fit: 'cover', width: 960, outputPixelDensities: [0.5, 1, 2] };

/** What a link shows of a document: where it is. */
const ADDRESS = new Set(['path', 'url']);

/**
 * Resolver of rich text fields: the HTML with the links as they are now. The page that asks depends on the address of every document
 * the text links to, so that a moved page renders the pages that link to it again.
 * @param value what the node holds
 * @returns null for an empty field
 */
export async function resolveRichText(
  value: unknown,
  context: ResolverContext,
  info: ResolveInfo,
): Promise<RichText | null> {
  if (!isRecord(value) || !Array.isArray(value.content)) return null;
  const nodes = value.content as RichTextNode[];
  const linked = new Map<string, LinkedDocument>();
  const targets = linkedTargets(nodes);
  for (const id of targets.linked) {
    const node = targets.shown.has(id) ? null : findLinkedNode(context, id, ADDRESS);
    if (node) linked.set(id, { href: addressOf(node), embed: '' });
  }
  for (const id of targets.shown) {
    const node = findLinkedNode(context, id, null);
    if (node) linked.set(id, await shownDocument(node, context, info));
  }
  return { html: sanitize(toHtml(nodes, (id) => linked.get(id) ?? null)), text: toText(nodes) };
}

function addressOf({ path, url }: SourcedNode): string | null {
  return [path, url].find((value) => typeof value === 'string') ?? null;
}

async function shownDocument(
  node: SourcedNode,
  context: ResolverContext,
  info: ResolveInfo,
): Promise<LinkedDocument> {
  const href = addressOf(node);
  const image = await resolverOf(info, node.internal.type, 'gatsbyImage')?.(node, PICTURE, context, info);
  return { href, embed: embedHtml(node, href, image) };
}
