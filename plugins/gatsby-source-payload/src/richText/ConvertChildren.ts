import type { Json } from '../Json';
import type { RichTextNode } from './RichTextNode';

/** Converts the children of a Lexical node to rich text nodes. */
export type ConvertChildren = (node: Json) => RichTextNode[];
