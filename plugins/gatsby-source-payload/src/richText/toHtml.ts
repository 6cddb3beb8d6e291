import type { RichTextLink, RichTextNode } from './RichTextNode';

/** A linked document, as far as rich text shows it. */
export interface LinkedDocument {
  /** Where it is read: a page's path, a file's address. */
  href: string | null;
  /** HTML that shows the document by itself; empty for one that cannot be shown. */
  embed: string;
}

/** Looks a document up by its node id; null when it is not public in this language. */
export type FindDocument = (id: string) => LinkedDocument | null;

const VOID = new Set(['br', 'hr']);
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that is safe inside elements and attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

/**
 * Writes rich text as HTML. A link whose document is missing is left as its text.
 * @param nodes the text
 * @param find looks linked documents up
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
