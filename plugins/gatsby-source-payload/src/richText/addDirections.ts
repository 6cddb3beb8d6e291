import type { RichTextElement, RichTextNode, RichTextTag } from './RichTextNode';

export type Direction = 'ltr' | 'rtl';

const BLOCKS = new Set<RichTextTag>([
  ...(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'] as const),
  ...(['ul', 'ol', 'li', 'table', 'th', 'td'] as const),
]);
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Returns the text direction of a language. */
export function languageDirection(locale: string): Direction {
  const { script } = new Intl.Locale(locale).maximize();
  return script === 'Hebr' || script === 'Arab' ? 'rtl' : 'ltr';
}

/**
 * Sets `dir` on each block whose text direction differs from that of its surroundings. The direction of a block is that
 * of most of its letters, because a Hebrew sentence may begin with a Latin word. A block without letters keeps the
 * direction of its surroundings.
 * @param around direction of the page
 */
export function addDirections(nodes: readonly RichTextNode[], around: Direction): RichTextNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string' || node.kind === 'embed') return node;
    const own = node.kind === 'element' && BLOCKS.has(node.tag) ? direction(node, around) : around;
    const children = addDirections(node.children, own);
    if (own === around || node.kind === 'link') return { ...node, children };
    return { ...node, attributes: { ...node.attributes, dir: own }, children };
  });
}

function direction(block: RichTextElement, around: Direction): Direction {
  let [left, right] = [0, 0];
  for (const letter of lettersOf(block.children, block.tag === 'li')) {
    if (RIGHT_TO_LEFT.test(letter)) right += 1;
    else left += 1;
  }
  if (left === right) return around;
  return right > left ? 'rtl' : 'ltr';
}

/** @param own whether to ignore nested lists, because they have their own direction */
function lettersOf(nodes: readonly RichTextNode[], own: boolean): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return node.match(/\p{L}/gu) ?? [];
    if (node.kind === 'embed') return [];
    const isList = node.kind === 'element' && (node.tag === 'ul' || node.tag === 'ol');
    return own && isList ? [] : lettersOf(node.children, own);
  });
}
