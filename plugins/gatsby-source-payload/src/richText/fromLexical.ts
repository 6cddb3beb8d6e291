import { isRecord, type Json } from '../Json';
import type { ConvertChildren } from './ConvertChildren';
import { fromList } from './fromList';
import { fromTable } from './fromTable';
import type { RichTextElement, RichTextNode, RichTextTag } from './RichTextNode';
import { textWithFormat } from './textWithFormat';

/** What the conversion needs from its caller. */
export interface LexicalContext {
  /** Returns the node id of a document, or null if its collection is not sourced. */
  nodeId: (relationTo: string, id: string) => string | null;
  /** Called for each node of a type that is not supported. */
  onUnknown: (type: string) => void;
}

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const ALIGNMENTS = new Set(['start', 'end', 'left', 'right', 'center', 'justify']);

/**
 * Converts a Lexical editor state to the rich text tree that a node contains.
 * @param state `{ root: { children } }`, as stored by the CMS
 * @param context returns ids of linked documents and handles unsupported nodes
 */
export function fromLexical(state: Json, context: LexicalContext): RichTextNode[] {
  const children: ConvertChildren = (node) =>
    Array.isArray(node.children)
      ? node.children.flatMap((child) => (isRecord(child) ? convert(child) : []))
      : [];

  const convert = (node: Json): RichTextNode[] => {
    switch (node.type) {
      case 'text':
        return textWithFormat(node);
      case 'tab':
        return ['\t'];
      case 'linebreak':
        return [{ kind: 'element', tag: 'br', children: [] }];
      case 'horizontalrule':
        return [{ kind: 'element', tag: 'hr', children: [] }];
      case 'paragraph':
        return [block('p', node, children)];
      case 'heading':
        return [block(HEADINGS.has(String(node.tag)) ? (node.tag as RichTextTag) : 'h2', node, children)];
      case 'quote':
        return [block('blockquote', node, children)];
      case 'list':
        return [fromList(node, children)];
      case 'table':
        return [fromTable(node, children)];
      case 'link':
      case 'autolink':
        return link(node, children, context);
      case 'upload':
      case 'relationship':
        return embed(node, context);
      default:
        context.onUnknown(String(node.type));
        return children(node);
    }
  };

  return isRecord(state.root) ? withoutEmptyEnds(children(state.root)) : [];
}

/** Removes empty paragraphs from both ends. The Lexical editor adds them so that editors can type there. */
function withoutEmptyEnds(nodes: RichTextNode[]): RichTextNode[] {
  const first = nodes.findIndex((node) => !isEmptyParagraph(node));
  const last = nodes.findLastIndex((node) => !isEmptyParagraph(node));
  return first === -1 ? [] : nodes.slice(first, last + 1);
}

function isEmptyParagraph(node: RichTextNode): boolean {
  return (
    typeof node === 'object' && node.kind === 'element' && node.tag === 'p' && node.children.length === 0
  );
}

function block(tag: RichTextTag, node: Json, children: ConvertChildren): RichTextElement {
  const style = [
    ALIGNMENTS.has(String(node.format)) ? `text-align:${String(node.format)}` : '',
    typeof node.indent === 'number' && node.indent > 0 ? `padding-inline-start:${node.indent * 2}rem` : '',
  ].filter(Boolean);
  const element: RichTextElement = { kind: 'element', tag, children: children(node) };
  return style.length > 0 ? { ...element, attributes: { style: style.join(';') } } : element;
}

function link(node: Json, children: ConvertChildren, context: LexicalContext): RichTextNode[] {
  const fields = isRecord(node.fields) ? node.fields : {};
  const common = { kind: 'link' as const, newTab: fields.newTab === true, children: children(node) };
  if (fields.linkType !== 'internal') {
    return typeof fields.url === 'string' && fields.url ? [{ ...common, href: fields.url }] : common.children;
  }
  const target = documentId(fields.doc, context);
  return target ? [{ ...common, target }] : common.children;
}

function embed(node: Json, context: LexicalContext): RichTextNode[] {
  const target = documentId(node, context);
  return target ? [{ kind: 'embed', target }] : [];
}

function documentId(reference: unknown, context: LexicalContext): string | null {
  if (!isRecord(reference) || typeof reference.relationTo !== 'string') return null;
  const value = isRecord(reference.value) ? reference.value.id : reference.value;
  return typeof value === 'string' || typeof value === 'number'
    ? context.nodeId(reference.relationTo, String(value))
    : null;
}
