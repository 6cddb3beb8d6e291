const STYLE = /<style data-(?:emotion|styles)="[^"]+">[\s\S]*?<\/style>/g;
/** Slice styles in the head from an earlier build. */
const SLICE_STYLE = /<style data-(?:emotion|styles)="[^"]+" data-slices="">[\s\S]*?<\/style>/g;
const SLICE = /<!-- slice-start id="([^"]+)" -->[\s\S]*?<!-- slice-end id="\1" -->/g;

/**
 * Moves a page's style elements to its head. Pages and slices are rendered separately and start with their
 * styles (`src/app/emotionStyles.ts`). Those of slices are marked, because they are replaced when slices are rewritten.
 * @param html a whole page with its slices
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
