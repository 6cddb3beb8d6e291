import { isRecord } from '../Json';
import type { SourcedNode } from '../types/GatsbySchema';
import { escapeHtml } from './toHtml';

/**
 * How an uploaded file stands in a text: an image as a picture, any other file as a link with its name.
 * @param node the file's node
 * @param image what `gatsbyImage` made of it; null for a drawing and for what is no image
 */
export function fileToHtml(node: SourcedNode, image: unknown): string | null {
  const { url, filename, mimeType } = node;
  if (typeof url !== 'string' || typeof filename !== 'string') return null;
  if (typeof mimeType !== 'string' || !mimeType.startsWith('image/')) {
    return `<p>${tag('a', { href: url })}${escapeHtml(filename)}</a></p>`;
  }
  const { alt, width, height } = node;
  const common = { alt: alt ?? '', width, height, loading: 'lazy', decoding: 'async' };
  if (!isRecord(image) || !isRecord(image.images)) return tag('img', { src: url, ...common });
  const { sources, fallback } = image.images;
  const variants = Array.isArray(sources) ? sources.filter(isRecord) : [];
  const { src, srcSet, sizes } = isRecord(fallback) ? fallback : { src: url };
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
