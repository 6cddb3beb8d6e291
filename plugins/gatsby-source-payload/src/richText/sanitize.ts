import sanitizeHtml from 'sanitize-html';

const STYLES: sanitizeHtml.IOptions['allowedStyles'] = {
  '*': {
    'text-align': [/^(start|end|left|right|center|justify)$/],
    'padding-inline-start': [/^\d{1,2}rem$/],
  },
};

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'hr', 'br'],
    ...['ul', 'ol', 'li', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ...['strong', 'em', 's', 'u', 'code', 'sub', 'sup', 'mark', 'a', 'picture', 'source', 'img'],
  ],
  allowedAttributes: {
    '*': ['style'],
    a: ['href', 'target', 'rel'],
    ol: ['start'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    source: ['srcset', 'type', 'sizes'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
  },
  allowedStyles: STYLES,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'], source: ['http', 'https'] },
  allowProtocolRelative: false,
  selfClosing: ['img', 'br', 'hr', 'source'],
  disallowedTagsMode: 'discard',
  transformTags: {
    // Only _blank makes sense; the page that opens must not get hold of the one it came from.
    a: (tagName, { target, rel: _rel, ...attribs }) => ({
      tagName,
      attribs: target === '_blank' ? { ...attribs, target, rel: 'noopener' } : attribs,
    }),
  },
};

/**
 * The one place where HTML of the CMS is cleaned: elements, attributes, styles and schemes of a short list, nothing else.
 * @param html anything
 */
export function sanitize(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}
