const STYLE = /<style data-emotion="([^"]+)">([\s\S]*?)<\/style>/g;
/** Slice styles in the head from an earlier build. */
const SLICE_STYLE = /<style data-styles="[^"]+" data-slices="">[\s\S]*?<\/style>/;
/** Prefix of component styles: Emotion's key before their ids. Global styles use another key. */
const COMPONENTS = 'css ';
const SLICE = /<!-- slice-start id="([^"]+)" -->[\s\S]*?<!-- slice-end id="\1" -->/g;

interface Styles {
  html: string;
  /** Names and rules of all style elements. */
  found: { name: string; css: string }[];
}

function extractStyles(html: string): Styles {
  const found: Styles['found'] = [];
  const rest = html.replace(STYLE, (_element, name: string, css: string) => {
    found.push({ name, css });
    return '';
  });
  return { html: rest, found };
}

/** Combines all slices' ids and rules in one element. */
function sliceStyle(found: Styles['found']): string {
  if (found.length === 0) return '';
  const ids = new Set(found.flatMap(({ name }) => name.split(' ').slice(1)));
  const css = new Set(found.map((style) => style.css));
  return `<style data-styles="${[...ids].join(' ')}" data-slices="">${[...css].join('')}</style>`;
}

/** Lists the ids in the site's own attribute: see `src/app/wrapRootElement.tsx`. */
const pageStyle = ({ name, css }: Styles['found'][number]): string =>
  name.startsWith(COMPONENTS)
    ? `<style data-styles="${name.slice(COMPONENTS.length)}">${css}</style>`
    : `<style data-emotion="${name}">${css}</style>`;

/**
 * Moves a page's style elements to its head. Pages and slices are rendered separately and start with their
 * styles. Slice styles have a separate element, which is replaced when a slice is rewritten.
 * @param html a whole page with its slices
 */
export function moveStylesToHead(html: string): string {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  const slices: Styles['found'] = [];
  const withoutSliceStyles = html.slice(end).replace(SLICE, (slice) => {
    const taken = extractStyles(slice);
    slices.push(...taken.found);
    return taken.html;
  });
  const page = extractStyles(withoutSliceStyles);
  if (page.found.length + slices.length === 0) return html;
  const head = slices.length > 0 ? html.slice(0, end).replace(SLICE_STYLE, '') : html.slice(0, end);
  return `${head}${page.found.map(pageStyle).join('')}${sliceStyle(slices)}${page.html}`;
}
