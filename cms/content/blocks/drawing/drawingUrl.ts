/**
 * Characters that a URL must escape. Others stay readable and short, because each screen of the admin contains all
 * drawings.
 */
const ESCAPED = /[<>#%]/g;

/**
 * Encodes a drawing as a data URL.
 * @param name name of the block; appended as fragment, by which styles select the picture
 * @param shapes shapes of `shapes.ts`
 */
export function drawingUrl(name: string, shapes: readonly string[]): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 80'>${shapes.join('')}</svg>`;
  return `data:image/svg+xml,${svg.replace(ESCAPED, encodeURIComponent)}#${name}`;
}
