import type { Json } from '../Json';
import type { RichTextNode, RichTextTag } from './RichTextNode';

/** Bits of Lexical's text formats with their HTML elements, starting with the outermost element. */
const FORMATS: [bit: number, tag: RichTextTag][] = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
  [128, 'mark'],
];

/** Converts a Lexical text node. Its formats become HTML elements around the text. */
export function textWithFormat(node: Json): RichTextNode[] {
  if (typeof node.text !== 'string' || node.text === '') return [];
  const bits = typeof node.format === 'number' ? node.format : 0;
  const tags = FORMATS.filter(([bit]) => (bits & bit) !== 0).map(([, tag]) => tag);
  return [
    tags.reduceRight<RichTextNode>((child, tag) => ({ kind: 'element', tag, children: [child] }), node.text),
  ];
}
