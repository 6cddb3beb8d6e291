import { expect, type Page } from '@playwright/test';

/**
 * Asserts that each element shows a focus ring when it is focused. The ring must contrast with its background (WCAG
 * 1.4.11) and must not be clipped.
 */
export async function expectVisibleFocus(page: Page): Promise<void> {
  // Press a key first. Only after that does the browser show a focus ring on elements that a script focuses.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(faultsOfRings), 'faults of focus rings').toEqual([]);
}

/**
 * Runs in the browser. Returns a description of each focus ring that is missing, has too little contrast or is clipped.
 */
async function faultsOfRings(): Promise<string[]> {
  const LEAST = 3;
  type Rgba = readonly [number, number, number, number];
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const read = (value: string): Rgba => {
    if (!canvas) throw new Error('no canvas');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = value;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const luminance = ([r, g, b]: Rgba) => {
    const [red = 0, green = 0, blue = 0] = [r, g, b].map((part) => {
      const value = part / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: Rgba, other: Rgba) => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const parentOf = (element: Element): Element | null => element.parentElement;
  const groundOf = (element: Element | null): Rgba => {
    for (let box = element; box; box = parentOf(box)) {
      const ground = read(getComputedStyle(box).backgroundColor);
      if (ground[3] > 0.5) return ground;
    }
    return [255, 255, 255, 1];
  };
  interface Ring {
    carrier: Element;
    color: Rgba;
    /** Second colour next to the ring, or null. */
    halo: Rgba | null;
    inside: boolean;
    /** Distance in px between the outer edge of the ring and the edge of `carrier`. */
    reach: number;
  }
  const ringOf = (carrier: Element, pseudo?: string): Ring | null => {
    const style = getComputedStyle(carrier, pseudo);
    if (pseudo && style.content === 'none') return null;
    const [width, offset] = [parseFloat(style.outlineWidth), parseFloat(style.outlineOffset)];
    const color = read(style.outlineColor);
    const shadow = /^(?<color>rgba?\([^)]*\)|color\([^)]*\)) 0px 0px 0px (?<spread>[\d.]+)px/.exec(
      style.boxShadow,
    );
    const halo = shadow?.groups?.color ? read(shadow.groups.color) : null;
    if (style.outlineStyle !== 'none' && width >= 2 && color[3] > 0.5)
      return { carrier, color, halo, inside: offset < 0, reach: offset + width };
    if (halo && Number(shadow?.groups?.spread) >= 2)
      return {
        carrier,
        color: halo,
        halo: null,
        inside: style.boxShadow.includes('inset'),
        reach: Number(shadow?.groups?.spread),
      };
    return null;
  };
  /**
   * Finds the ring of an element. It may be on the element, on a pseudo-element, or on one of its two closest
   * ancestors.
   */
  const visibleRing = (element: Element) => {
    const around = [element, parentOf(element), parentOf(element)?.parentElement].filter((box) => !!box);
    for (const box of around) {
      const ring = ringOf(box) ?? ringOf(box, '::after') ?? ringOf(box, '::before');
      if (ring) return ring;
    }
    return null;
  };
  const clippingBox = ({ carrier, reach }: Ring): Element | null => {
    const ring = carrier.getBoundingClientRect();
    for (let box = parentOf(carrier); box && box !== document.body; box = parentOf(box)) {
      const style = getComputedStyle(box);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const edge = box.getBoundingClientRect();
      const room = style.overflowX === 'clip' ? parseFloat(style.overflowClipMargin) || 0 : 0;
      const cut = [
        [style.overflowX, edge.left - ring.left, edge.left],
        [style.overflowX, ring.right - edge.right, edge.right],
        [style.overflowY, edge.top - ring.top, edge.top],
        [style.overflowY, ring.bottom - edge.bottom, edge.bottom],
      ] as const;
      // If the element itself extends beyond the edge, as the next slide of a carousel does, its ring cannot be blamed.
      if (cut.some(([flow, beyond]) => flow !== 'visible' && beyond > 1)) return null;
      if (cut.some(([flow, beyond]) => flow !== 'visible' && beyond + reach > room + 1)) return box;
    }
    return null;
  };
  const nameOf = (element: Element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent.trim();
    return `<${element.tagName.toLowerCase()}> ${text.replace(/\s+/g, ' ').slice(0, 40)}`;
  };
  const faults: string[] = [];
  const reachable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  for (const element of document.querySelectorAll<HTMLElement>(reachable)) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert]')) continue;
    if (element.matches(':disabled')) continue;
    element.focus();
    if (document.activeElement !== element || !element.matches(':focus-visible')) continue;
    const ring = visibleRing(element);
    if (!ring) {
      faults.push(`no ring: ${nameOf(element)}`);
      continue;
    }
    const ground = groundOf(ring.inside ? ring.carrier : parentOf(ring.carrier));
    const best = Math.max(contrast(ring.color, ground), ring.halo ? contrast(ring.color, ring.halo) : 0);
    if (best < LEAST) faults.push(`${best.toFixed(2)}:1: ${nameOf(element)}`);
    const box = clippingBox(ring);
    if (box) faults.push(`clipped by .${box.className.toString().slice(0, 60)}: ${nameOf(element)}`);
  }
  return faults;
}
