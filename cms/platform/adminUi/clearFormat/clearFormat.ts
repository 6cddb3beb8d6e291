import {
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  $isTextNode,
} from '@payloadcms/richtext-lexical/lexical';
import {
  $createParagraphNode,
  type ElementNode,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical';
import { $isHeadingNode, $isQuoteNode } from '@payloadcms/richtext-lexical/lexical/rich-text';

const blockOf = (node: LexicalNode): ElementNode | null =>
  [node, ...node.getParents()].find((one) => $isElementNode(one) && !one.isInline()) as ElementNode | null;

/**
 * Returns the selected nodes, splitting text that is only partly selected. If nothing is selected, returns the nodes of
 * the block that contains the caret.
 */
function $selectedNodes(): LexicalNode[] {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return selection?.getNodes() ?? [];
  if (!selection.isCollapsed()) return selection.extract();
  const block = blockOf(selection.anchor.getNode());
  return block ? [block, ...block.getAllTextNodes()] : [];
}

/**
 * Removes text formats, alignment and indentation from the selection, and turns headings and quotes into paragraphs.
 * Links, lists and tables are kept. Call it within a Lexical editor update.
 */
export function $clearFormat(): void {
  const blocks = new Set<ElementNode>();
  for (const node of $selectedNodes()) {
    if ($isTextNode(node)) node.setFormat(0).setStyle('');
    const block = blockOf(node);
    if (block) blocks.add(block);
  }
  for (const block of blocks) {
    if (block.getType() === 'paragraph' || $isHeadingNode(block) || $isQuoteNode(block))
      block.setFormat('').setIndent(0);
    if ($isHeadingNode(block) || $isQuoteNode(block)) block.replace($createParagraphNode(), true);
  }
}
