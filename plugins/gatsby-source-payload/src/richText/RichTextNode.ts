/** The HTML elements that rich text may contain. */
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

/**
 * A link to a URL (`href`) or to a node (`target`). The path of the node is resolved when the text is queried, so that
 * the link is never stale.
 */
export interface RichTextLink {
  kind: 'link';
  href?: string;
  target?: string;
  newTab: boolean;
  children: RichTextNode[];
}

/** A file or document that is embedded in the text. `target` is its node id. */
export interface RichTextEmbed {
  kind: 'embed';
  target: string;
}

/**
 * Rich text as a node contains it: a tree of HTML elements that refers to other documents by node id. Strings are plain
 * text.
 */
export type RichTextNode = string | RichTextElement | RichTextLink | RichTextEmbed;
