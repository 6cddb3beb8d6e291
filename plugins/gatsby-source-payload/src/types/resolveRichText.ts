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

/**
 * Arguments of pictures in running text. A picture is about as wide as a text column, and its widths follow from the
 * densities.
 */
const PICTURE = { layout: 'constrained', fit: 'cover', width: 960, outputPixelDensities: [0.5, 1, 2] };

/** Fields of a document that a link needs. */
const ADDRESS = new Set(['path', 'url']);

/**
 * Resolves rich text to HTML with current links. The page depends on the URLs of linked documents, so that it is
 * rendered again when one of them moves.
 * @param value value of the rich text field in the node
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
    if (node) linked.set(id, await resolveLinkedDocument(node, context, info));
  }
  return { html: sanitize(toHtml(nodes, (id) => linked.get(id) ?? null)), text: toText(nodes) };
}

function addressOf({ path, url }: SourcedNode): string | null {
  return [path, url].find((value) => typeof value === 'string') ?? null;
}

async function resolveLinkedDocument(
  node: SourcedNode,
  context: ResolverContext,
  info: ResolveInfo,
): Promise<LinkedDocument> {
  const href = addressOf(node);
  const image = await findResolver(info, node.internal.type, 'gatsbyImage')?.(node, PICTURE, context, info);
  return { href, embed: embedHtml(node, href, image) };
}
