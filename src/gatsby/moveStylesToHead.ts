const STYLE = /<style data-emotion="([^"]+)">([\s\S]*?)<\/style>/g;
/** Styles of slices in the head, from an earlier build. */
const SLICE_STYLE = /<style data-emotion="[^"]+" data-slices="">[\s\S]*?<\/style>/;
const SLICE = /<!-- slice-start id="([^"]+)" -->[\s\S]*?<!-- slice-end id="\1" -->/g;

interface Styles {
  html: string;
  /** Names and rules of each style element. */
  found: { name: string; css: string }[];
}

function take(html: string): Styles {
  const found: Styles['found'] = [];
  const rest = html.replace(STYLE, (_element, name: string, css: string) => {
    found.push({ name, css });
    return '';
  });
  return { html: rest, found };
}

/** One element for all slices: which Emotion's cache they belong to, every id, every rule. */
function sliceStyle(found: Styles['found']): string {
  if (found.length === 0) return '';
  const [key = ''] = found[0]?.name.split(' ') ?? [];
  const ids = new Set(found.flatMap(({ name }) => name.split(' ').slice(1)));
  const css = new Set(found.map((style) => style.css));
  return `<style data-emotion="${[key, ...ids].join(' ')}" data-slices="">${[...css].join('')}</style>`;
}

/**
 * The HTML of a page with its style elements in the head, where HTML wants them. Pages and slices are rendered apart and each begins with its
 * own styles; a slice that changes is written into the page anew, so the styles of slices are kept apart in the head and replaced.
 * @param html a whole page, with its slices
 */
export function moveStylesToHead(html: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  const slices: Styles['found'] = [];
  const withoutSliceStyles = html.slice(end).replace(SLICE, (slice) => {
    const taken = take(slice);
    slices.push(...taken.found);
    return taken.html;
  });
  const page = take(withoutSliceStyles);
  if (page.found.length + slices.length === 0) return html;
  const head = slices.length > 0 ? html.slice(0, end).replace(SLICE_STYLE, '') : html.slice(0, end);
  const pageStyles = page.found.map(({ name, css }) => `<style data-emotion="${name}">${css}</style>`);
  return `${head}${pageStyles.join('')}${sliceStyle(slices)}${page.html}`;
}
