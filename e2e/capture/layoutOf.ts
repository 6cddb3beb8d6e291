interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Layout {
  /** One identifier per loaded picture. Pictures with the same content have the same identifier. */
  pictures: string[];
  grids: { what: string; box: Box; items: Box[] }[];
  facts: { what: string; items: Box[] }[];
  controls: { what: string; width: number; height: number }[];
  primaries: ({ what: string } & Box)[];
}

/**
 * Measures the layout of the open dialog, or of the page if no dialog is open. This function runs in the browser.
 * @param accent background colour of primary buttons
 */
export async function layoutOf(accent: string): Promise<Layout> {
  const isPrinted = matchMedia('print').matches;
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const all = <Type extends Element = HTMLElement>(selector: string, within: Element = root) =>
    [...within.querySelectorAll<Type>(selector)].filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 1 &&
        height > 1 &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('[inert], [aria-hidden="true"] .swiper-slide-duplicate')
      );
    });
  const boxOf = (element: Element): Box => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top: top + scrollY, bottom: bottom + scrollY };
  };
  const nameOf = (element: Element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent;
    return `<${element.tagName.toLowerCase()}> ${text.trim().replaceAll(/\s+/g, ' ').slice(0, 50)}`;
  };

  /**
   * The URL of a picture from Gatsby contains a digest of the original file. Other pictures are identified by a digest
   * of their bytes.
   */
  const digests = new Map<string, Promise<string>>();
  const digestOf = async (url: string): Promise<string> => {
    const original = new URL(url).searchParams.get('cd');
    const name = new URL(url).pathname.split('/').at(-1) ?? '';
    if (original) return `${name} ${original}`;
    const bytes = await (await fetch(url)).arrayBuffer();
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
    return `${name} ${[...hash.slice(0, 6)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  };
  const digest = (url: string) => {
    const known = digests.get(url) ?? digestOf(url);
    digests.set(url, known);
    return known;
  };
  /** Small images and SVGs do not count as pictures, because icons and logos may appear several times. */
  const isPicture = (image: HTMLImageElement) =>
    image.currentSrc.startsWith(location.origin) &&
    Math.min(image.clientWidth, image.clientHeight) >= 96 &&
    !/\.svg(\?|$)/.test(image.currentSrc) &&
    !image.closest('[data-map], [role="group"][aria-roledescription="map"]');
  const pictures = await Promise.all(
    all<HTMLImageElement>('img')
      .filter(isPicture)
      .map((image) => digest(image.currentSrc)),
  );

  /** Finds grids of cards that have the same width. Rows that scroll sideways and lists of options do not count. */
  const grids = all('ul, ol, div').flatMap((grid) => {
    const { display, paddingLeft, paddingRight } = getComputedStyle(grid);
    if (isPrinted || display !== 'grid' || grid.closest('.swiper, table, form')) return [];
    const items = [...grid.children].filter(
      (child) => child.getBoundingClientRect().width >= 96 && child.checkVisibility(),
    );
    if (Math.max(...items.map((item) => item.getBoundingClientRect().height)) < 96) return [];
    const widths = items.map((item) => Math.round(item.getBoundingClientRect().width));
    const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').map(parseFloat);
    const isEven = columns.every((column) => Math.abs(column - (columns[0] ?? 0)) < 2);
    const isOfCards = grid.matches('ul, ol') || new Set(widths).size === 1;
    if (items.length < 2 || columns.length < 2 || !isEven || !isOfCards) return [];
    const box = boxOf(grid);
    box.left += parseFloat(paddingLeft);
    box.right -= parseFloat(paddingRight);
    return [{ what: nameOf(grid), box, items: items.map(boxOf) }];
  });

  const lists = all('dl').map((list) => ({ list, items: all(':scope > div', list) }));
  const lines = [...new Set(all('[data-fact]').map((fact) => fact.closest('p')))].flatMap((list) =>
    list ? [{ list, items: all('[data-fact]', list) }] : [],
  );
  const facts = [...lists, ...lines]
    .filter(({ items }) => items.length > 1)
    .map(({ list, items }) => ({ what: nameOf(list), items: items.map(boxOf) }));

  const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
  /** Checks for a link within a sentence. WCAG exempts such links from the minimum target size. */
  const isInText = (control: Element) =>
    control.matches('a') &&
    getComputedStyle(control).display.startsWith('inline') &&
    (control.parentElement?.closest('p, li, dd, td, figcaption, blockquote')?.textContent.trim().length ??
      0) > control.textContent.trim().length;
  /**
   * Returns the size of the area that reacts to a finger. It includes the label of a field, and an area that a
   * pseudo-element adds.
   */
  const targetOf = (control: HTMLElement) => {
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    const sizes = [
      ...[control, ...labels].map((element) => element.getBoundingClientRect()),
      ...['::before', '::after']
        .map((pseudo) => getComputedStyle(control, pseudo))
        .filter(({ content, position }) => content !== 'none' && position === 'absolute')
        .map(({ width, height }) => ({ width: parseFloat(width) || 0, height: parseFloat(height) || 0 })),
    ];
    return {
      width: Math.round(Math.max(...sizes.map(({ width }) => width))),
      height: Math.round(Math.max(...sizes.map(({ height }) => height))),
    };
  };
  const controls = (isPrinted ? [] : all(CONTROLS))
    .filter((control) => !isInText(control) && !control.closest('[data-map], [aria-roledescription="map"]'))
    .map((control) => ({ what: nameOf(control), ...targetOf(control) }));

  const probe = document.createElement('i');
  probe.style.backgroundColor = accent;
  const primary = document.body.appendChild(probe) && getComputedStyle(probe).backgroundColor;
  const primaries = (isPrinted ? [] : all('a[href], button'))
    .filter((button) => getComputedStyle(button).backgroundColor === primary)
    .filter((button) => button.clientHeight >= 40 && button.clientWidth >= 80)
    .map((button) => ({ what: nameOf(button), ...boxOf(button) }));
  probe.remove();
  return { pictures, grids, facts, controls, primaries };
}
