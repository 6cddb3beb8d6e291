/**
 * Characters that must be escaped in a data URL. All others stay unescaped to keep the URLs short, because each screen
 * of the admin contains all drawings.
 */
const ESCAPED = /[<>#%]/g;

/**
 * Encodes a drawing as a data URL.
 * @param name name of the block; appended as the URL's fragment, so that CSS can select the picture
 * @param shapes SVG elements made by the functions of `shapes.ts`
 */
export function drawingUrl(name: string, shapes: readonly string[]): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 80'>${shapes.join('')}</svg>`;
  return `data:image/svg+xml,${svg.replace(ESCAPED, encodeURIComponent)}#${name}`;
}
