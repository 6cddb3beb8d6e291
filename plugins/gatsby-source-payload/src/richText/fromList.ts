import { isRecord, type Json } from '../Json';
import type { ConvertChildren } from './ConvertChildren';
import type { RichTextElement } from './RichTextNode';

/**
 * Converts a list. Lexical puts a nested list into a separate item, which is merged into the previous item here. Items
 * of a checklist start with a box character, which needs no style and no script.
 */
export function fromList(node: Json, children: ConvertChildren): RichTextElement {
  const items: RichTextElement[] = [];
  for (const item of Array.isArray(node.children) ? node.children.filter(isRecord) : []) {
    const content = children(item);
    const previous = items.at(-1);
    if (previous && isNestedList(item)) {
      previous.children.push(...content);
      continue;
    }
    const box = node.listType === 'check' && !isNestedList(item) ? [item.checked === true ? '☑ ' : '☐ '] : [];
    items.push({ kind: 'element', tag: 'li', children: [...box, ...content] });
  }
  const numbered = node.listType === 'number';
  const start =
    numbered && typeof node.start === 'number' && node.start !== 1 ? { start: String(node.start) } : null;
  return {
    kind: 'element',
    tag: numbered ? 'ol' : 'ul',
    ...(start && { attributes: start }),
    children: items,
  };
}

function isNestedList(item: Json): boolean {
  const content: unknown[] = Array.isArray(item.children) ? item.children : [];
  return content.length > 0 && content.every((child) => isRecord(child) && child.type === 'list');
}
