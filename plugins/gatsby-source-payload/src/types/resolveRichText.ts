import { isRecord } from '../Json';
import { findLinkedNode } from './findLinkedNode';
import type { ResolveInfo, ResolverContext, SourcedNode } from './GatsbySchema';
import { findResolver } from './findResolver';
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

/** Picture in running text: about as wide as a column. The densities give its widths. */
const PICTURE = { layout: 'constrained', fit: 'cover', width: 960, outputPixelDensities: [0.5, 1, 2] };

/** Fields that a link reads from a document. */
const ADDRESS = new Set(['path', 'url']);

/**
 * Resolves rich text to HTML with current links. The page depends on the addresses of linked documents, so that a
 * moved page renders it again.
 * @param value of the node
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
  const image = await findResolver(info, node.internal.type, 'gatsbyImage')?.(node, PICTURE, context, info);
  return { href, embed: embedHtml(node, href, image) };
}
