/** HTML elements of rich text. */
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

/** A link to an address or a node, whose path is resolved when the text is queried. */
export interface RichTextLink {
  kind: 'link';
  href?: string;
  target?: string;
  newTab: boolean;
  children: RichTextNode[];
}

/** A file or document embedded in the text, by node id. */
export interface RichTextEmbed {
  kind: 'embed';
  target: string;
}

/** Rich text in a node: a tree of HTML with references to other documents. Strings are plain text. */
export type RichTextNode = string | RichTextElement | RichTextLink | RichTextEmbed;
