/** Elements that rich text may become. */
export type RichTextTag =
  | 'p'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'h6'
  | 'ul'
  | 'ol'
  | 'li'
  | 'blockquote'
  | 'hr'
  | 'br'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td'
  | 'strong'
  | 'em'
  | 's'
  | 'u'
  | 'code'
  | 'sub'
  | 'sup'
  | 'mark';

export interface RichTextElement {
  kind: 'element';
  tag: RichTextTag;
  attributes?: Record<string, string>;
  children: RichTextNode[];
}

/** A link: to an address, or to the node of a document, whose path is looked up when the text is queried. */
export interface RichTextLink {
  kind: 'link';
  href?: string;
  target?: string;
  newTab: boolean;
  children: RichTextNode[];
}

/** A file or another document that stands in the text by itself, by the id of its node. */
export interface RichTextEmbed {
  kind: 'embed';
  target: string;
}

/**
 * Rich text as it is kept in a node: HTML in the making, with holes where other documents come in.
 * Plain strings are text.
 */
export type RichTextNode = string | RichTextElement | RichTextLink | RichTextEmbed;
