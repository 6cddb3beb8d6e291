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
    '*': ['style', 'dir'],
    a: ['href', 'target', 'rel'],
    ol: ['start'],
    table: ['role'],
    thead: ['role'],
    tbody: ['role'],
    tr: ['role'],
    th: ['role', 'scope', 'colspan', 'rowspan'],
    td: ['role', 'colspan', 'rowspan', 'data-label'],
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
    // Only `_blank` is allowed as target, and the opened page gets no access to this one.
    a: (tagName, { target, rel: _rel, ...attribs }) => ({
      tagName,
      attribs: target === '_blank' ? { ...attribs, target, rel: 'noopener' } : attribs,
    }),
  },
};

/**
 * Sanitizes HTML of the CMS with a short allowlist of elements, attributes, styles and URL schemes. HTML of the CMS is
 * sanitized only here.
 */
export function sanitize(html: string): string {
  return sanitizeHtml(html, OPTIONS);
}
