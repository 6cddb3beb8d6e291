import type { RichTextNode } from './RichTextNode';

const BREAKS_AFTER = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'blockquote', 'tr', 'br', 'hr']);

/**
 * Renders rich text as plain text. Each paragraph, heading, list item and table row is a line, and the cells of a row
 * are separated.
 */
export function toText(nodes: readonly RichTextNode[]): string {
  return nodes
    .map(nodeToText)
    .join('')
    .replace(/(?<![ \t])[ \t]+\n/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

function nodeToText(node: RichTextNode): string {
  if (typeof node === 'string') return node;
  if (node.kind === 'embed') return '';
  const content = node.children.map(nodeToText).join('');
  if (node.kind === 'link') return content;
  if (node.tag === 'td' || node.tag === 'th') return `${content.replace(/\n/g, ' ')} `;
  if (node.tag === 'ul' || node.tag === 'ol') return `\n${content}`;
  return BREAKS_AFTER.has(node.tag) ? `${content}\n` : content;
}
