import type { SourcedNode } from '../types/GatsbySchema';
import { escapeHtml } from './toHtml';

/** How an uploaded file stands in a text: an image as a picture, any other file as a link with its name. */
export function fileToHtml(node: SourcedNode): string | null {
  const { url, filename, mimeType, alt, width, height } = node;
  if (typeof url !== 'string' || typeof filename !== 'string') return null;
  if (typeof mimeType !== 'string' || !mimeType.startsWith('image/')) {
    return `<p><a href="${escapeHtml(url)}">${escapeHtml(filename)}</a></p>`;
  }
  const size = typeof width === 'number' && typeof height === 'number' ? ` width="${width}" height="${height}"` : '';
  const text = typeof alt === 'string' ? alt : '';
  return `<img src="${escapeHtml(url)}" alt="${escapeHtml(text)}"${size} loading="lazy" decoding="async">`;
}
