import { isRecord } from '../Json';
import { escapeHtml } from './toHtml';

/** Fields that may contain a document's name, in order of preference. */
const NAMES = ['title', 'name', 'filename', 'path'];

/**
 * Renders an embedded document: an image as a picture, others as a link with its name.
 * @param node the document's node
 * @param href its address
 * @param image result of `gatsbyImage`; null for drawings and other files
 * @returns an empty text for a document without an address
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
