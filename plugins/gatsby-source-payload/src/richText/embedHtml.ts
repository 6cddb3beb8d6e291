import { isRecord } from '../Json';
import { escapeHtml } from './toHtml';

/** Fields that may contain the name of a document. The first one that is set is used. */
const NAMES = ['title', 'name', 'filename', 'path'];

/**
 * Renders an embedded document as HTML. An image becomes a picture. Any other document becomes a link with its name.
 * @param node node of the document
 * @param href URL of the document
 * @param image result of `gatsbyImage`; null for drawings and other files
 * @returns an empty string if the document has no URL
 */
export function embedHtml(
  node: Readonly<Record<string, unknown>>,
  href: string | null,
  image: unknown,
): string {
  if (href === null) return '';
  const { mimeType, alt, width, height } = node;
  if (typeof mimeType !== 'string' || !mimeType.startsWith('image/')) {
    const name = NAMES.map((field) => node[field]).find((value) => typeof value === 'string' && value !== '');
    return `<p>${tag('a', { href })}${escapeHtml(typeof name === 'string' ? name : href)}</a></p>`;
  }
  const common = { alt: alt ?? '', width, height, loading: 'lazy', decoding: 'async' };
  if (!isRecord(image) || !isRecord(image.images)) return tag('img', { src: href, ...common });
  const { sources, fallback } = image.images;
  const variants = Array.isArray(sources) ? sources.filter(isRecord) : [];
  const { src, srcSet, sizes } = isRecord(fallback) ? fallback : { src: href };
  return [
    '<picture>',
    ...variants.map((source) =>
      tag('source', { srcset: source.srcSet, type: source.type, sizes: source.sizes }),
    ),
    tag('img', { src, srcset: srcSet, sizes, ...common }),
    '</picture>',
  ].join('');
}

function tag(name: string, attributes: Record<string, unknown>): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([attribute, value]) => ` ${attribute}="${escapeHtml(String(value))}"`);
  return `<${name}${written.join('')}>`;
}
