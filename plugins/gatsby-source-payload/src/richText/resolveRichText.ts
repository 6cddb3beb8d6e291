import { isRecord } from '../Json';
import { findLinkedNode } from '../types/findLinkedNode';
import type { ResolverContext, SourcedNode } from '../types/GatsbySchema';
import { fileToHtml } from './fileToHtml';
import type { RichTextNode } from './RichTextNode';
import { sanitize } from './sanitize';
import { toHtml, type LinkedDocument } from './toHtml';
import { toText } from './toText';

export interface RichText {
  html: string;
  text: string;
}

/**
 * Resolver of rich text fields: the HTML with the links as they are now. The page that asks depends on every document
 * the text links to, so that a moved page renders again whoever links to it.
 * @param value what the node holds
 * @returns null for an empty field
 */
export function resolveRichText(value: unknown, context: ResolverContext): RichText | null {
  if (!isRecord(value) || !Array.isArray(value.content)) return null;
  const nodes = value.content as RichTextNode[];
  const find = (id: string): LinkedDocument | null => {
    const node = findLinkedNode(context, id);
    return node && linkedDocument(node);
  };
  return { html: sanitize(toHtml(nodes, find)), text: toText(nodes) };
}

function linkedDocument(node: SourcedNode): LinkedDocument {
  const href = [node.path, node.url].find((value) => typeof value === 'string');
  return { href: typeof href === 'string' ? href : null, embed: fileToHtml(node) };
}
