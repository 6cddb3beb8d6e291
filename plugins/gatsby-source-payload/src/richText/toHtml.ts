import type { RichTextLink, RichTextNode } from './RichTextNode';

/** A document that a rich text links to or embeds. */
export interface LinkedDocument {
  /** URL of the document: the path of a page, or the URL of a file. */
  href: string | null;
  /** HTML that embeds the document. It is empty if the document cannot be shown. */
  embed: string;
}

/** Finds a document by its node id. Returns null if the document is not public in this language. */
export type FindDocument = (id: string) => LinkedDocument | null;

const VOID = new Set(['br', 'hr']);
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for use in HTML elements and attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/**
 * Renders rich text as HTML. A link to a missing document becomes plain text.
 * @param find finds linked and embedded documents
 */
export function toHtml(nodes: readonly RichTextNode[], find: FindDocument): string {
  return nodes.map((node) => nodeToHtml(node, find)).join('');
}

function nodeToHtml(node: RichTextNode, find: FindDocument): string {
  if (typeof node === 'string') return escapeHtml(node);
  if (node.kind === 'embed') return find(node.target)?.embed ?? '';
  if (node.kind === 'link') return linkToHtml(node, find);
  const attributes = Object.entries(node.attributes ?? {}).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  const open = `<${node.tag}${attributes.join('')}>`;
  return VOID.has(node.tag) ? open : `${open}${toHtml(node.children, find)}</${node.tag}>`;
}

function linkToHtml(link: RichTextLink, find: FindDocument): string {
  const content = toHtml(link.children, find);
  const href = link.target === undefined ? link.href : find(link.target)?.href;
  if (!href) return content;
  return `<a href="${escapeHtml(href)}"${link.newTab ? ' target="_blank"' : ''}>${content}</a>`;
}
