import type { Json } from '../Json';
import type { RichTextNode } from './RichTextNode';

/** Converts the children of a Lexical node. */
export type ConvertChildren = (node: Json) => RichTextNode[];
