// @vitest-environment happy-dom
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  type ElementNode,
} from '@payloadcms/richtext-lexical/lexical';
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless';
import {
  $createHeadingNode,
  $createQuoteNode,
  HeadingNode,
  QuoteNode,
} from '@payloadcms/richtext-lexical/lexical/rich-text';
import { expect, it } from 'vitest';
import { $clearFormat } from './clearFormat';

const BOLD = 1;

/** Applies `$clearFormat` to what `select` selects and returns the blocks as JSON. */
function cleared(select: (blocks: ElementNode[]) => void) {
  const editor = createHeadlessEditor({
    nodes: [HeadingNode, QuoteNode],
    onError: (error) => {
      throw error;
    },
  });
  editor.update(
    () => {
      const blocks = [$createHeadingNode('h2'), $createParagraphNode(), $createQuoteNode()];
      for (const [index, block] of blocks.entries()) {
        block.append($createTextNode(`text ${index}`).setFormat(BOLD));
        block.setFormat('center');
      }
      blocks[1]?.setIndent(2);
      $getRoot().append(...blocks);
      select(blocks);
      $clearFormat();
    },
    { discrete: true },
  );
  return editor.getEditorState().toJSON().root.children;
}

it('turns selected blocks into plain paragraphs', () => {
  const plain = (text: string) => ({
    type: 'paragraph',
    format: '',
    indent: 0,
    children: [{ text, format: 0 }],
  });
  expect(cleared(() => $getRoot().select(0, 3))).toMatchObject(['text 0', 'text 1', 'text 2'].map(plain));
});

it('leaves text outside the selection unchanged', () => {
  const [heading, paragraph] = cleared(([, second]) => {
    const [text] = second?.getAllTextNodes() ?? [];
    text?.select(0, 4);
  });
  expect(heading).toMatchObject({ type: 'heading', format: 'center', children: [{ format: BOLD }] });
  expect(paragraph).toMatchObject({
    children: [
      { text: 'text', format: 0 },
      { text: ' 1', format: BOLD },
    ],
  });
});

it('clears the whole block at the caret', () => {
  const [heading, paragraph] = cleared(([first]) => {
    const [text] = first?.getAllTextNodes() ?? [];
    text?.select(2, 2);
  });
  expect(heading).toMatchObject({ type: 'paragraph', children: [{ text: 'text 0', format: 0 }] });
  expect(paragraph).toMatchObject({ format: 'center' });
});
