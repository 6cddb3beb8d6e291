const STYLE = /<style data-(?:emotion|styles)="[^"]+">[\s\S]*?<\/style>/g;
/** Styles of slices that an earlier build moved to the head. */
const SLICE_STYLE = /<style data-(?:emotion|styles)="[^"]+" data-slices="">[\s\S]*?<\/style>/g;
const SLICE = /<!-- slice-start id="([^"]+)" -->[\s\S]*?<!-- slice-end id="\1" -->/g;

/**
 * Moves the style elements of a page to its head. Gatsby renders the page and its slices separately, and each part
 * starts with its styles (`src/app/emotionStyles.ts`). Styles of slices get a mark, so that the next build can replace
 * them when it rewrites a slice.
 * @param html complete HTML of a page, including its slices
 */
export function moveStylesToHead(html: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  const own: string[] = [];
  const ofSlices: string[] = [];
  const take = (part: string, styles: string[]) =>
    part.replace(STYLE, (style) => {
      styles.push(style);
      return '';
    });
  const withoutSliceStyles = html.slice(end).replace(SLICE, (slice) => take(slice, ofSlices));
  const body = take(withoutSliceStyles, own);
  if (own.length + ofSlices.length === 0) return html;
  const head = ofSlices.length > 0 ? html.slice(0, end).replace(SLICE_STYLE, '') : html.slice(0, end);
  const marked = ofSlices.map((style) => style.replace('>', ' data-slices="">'));
  return head + own.join('') + marked.join('') + body;
}
