import type { Colour } from './colour';

/** Formats a number with one decimal: a tenth of a pixel. */
export const n = (value: number) => String(Math.round(value * 10) / 10);

export interface Point {
  x: number;
  y: number;
}

/** Returns the path data of a closed polygon. */
export const outline = (points: readonly Point[]) =>
  points.length < 3 ? '' : `M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** Returns the path data of an open line. */
export const polyline = (points: readonly Point[]) =>
  points.length < 2 ? '' : `M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}`;

/** Returns the path data of a circle or an ellipse. */
export const disc = (x: number, y: number, rx: number, ry = rx) =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0Z`;

/** Returns the path data of an axis-aligned rectangle, optionally with round corners. */
export const box = (x: number, y: number, width: number, height: number, r = 0) => {
  if (r <= 0) return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;
  const c = Math.min(r, width / 2, height / 2);
  const corner = (dx: number, dy: number) => `a${n(c)} ${n(c)} 0 0 1 ${n(dx)} ${n(dy)}`;
  return (
    `M${n(x + c)} ${n(y)}h${n(width - 2 * c)}${corner(c, c)}v${n(height - 2 * c)}${corner(-c, c)}` +
    `h${n(2 * c - width)}${corner(-c, -c)}v${n(2 * c - height)}${corner(c, -c)}Z`
  );
};

export interface Paint {
  /** A colour or a gradient's reference; none for no fill. */
  fill?: string;
  opacity?: number;
  stroke?: string;
  strokeWidth?: number;
  /** Whether ends and joints are round. */
  soft?: boolean;
  clip?: string;
  blend?: 'multiply' | 'screen' | 'overlay' | 'soft-light';
}

/** Builds a drawing as SVG text, in painting order. */
export class Canvas {
  private readonly defs: string[] = [];
  private readonly body: string[] = [];

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  /** Paints path data. */
  path(data: string, paint: Paint): void {
    if (!data) return;
    const { fill = 'none', opacity, stroke, strokeWidth = 1, soft, clip, blend } = paint;
    const parts = [`<path d="${data}" fill="${fill}"`];
    if (opacity !== undefined) parts.push(` opacity="${String(Math.round(opacity * 1000) / 1000)}"`);
    if (stroke) parts.push(` stroke="${stroke}" stroke-width="${n(strokeWidth)}"`);
    if (soft) parts.push(' stroke-linecap="round" stroke-linejoin="round"');
    if (clip) parts.push(` clip-path="${clip}"`);
    if (blend) parts.push(` style="mix-blend-mode:${blend}"`);
    this.body.push(`${parts.join('')}/>`);
  }

  polygon(points: readonly Point[], paint: Paint): void {
    this.path(outline(points), paint);
  }

  /**
   * Defines a linear gradient.
   * @returns its reference for `fill`
   */
  linear(from: Point, to: Point, stops: readonly (readonly [number, Colour, number?])[]): string {
    const place = `x1="${n(from.x)}" y1="${n(from.y)}" x2="${n(to.x)}" y2="${n(to.y)}"`;
    return this.gradient('linearGradient', place, stops);
  }

  /** Defines a radial gradient; `squeeze` flattens the circle. */
  radial(
    at: Point,
    radius: number,
    stops: readonly (readonly [number, Colour, number?])[],
    squeeze = 1,
  ): string {
    const place =
      `cx="0" cy="0" r="${n(radius)}" ` +
      `gradientTransform="translate(${n(at.x)} ${n(at.y)}) scale(1 ${String(squeeze)})"`;
    return this.gradient('radialGradient', place, stops);
  }

  private gradient(
    tag: string,
    place: string,
    stops: readonly (readonly [number, Colour, number?])[],
  ): string {
    const id = `d${String(this.defs.length)}`;
    const inner = stops.map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${String(Math.round(at * 1000) / 1000)}" stop-color="${colour}"` +
        `${opacity < 1 ? ` stop-opacity="${String(Math.round(opacity * 1000) / 1000)}"` : ''}/>`,
    );
    this.defs.push(`<${tag} id="${id}" gradientUnits="userSpaceOnUse" ${place}>${inner.join('')}</${tag}>`);
    return `url(#${id})`;
  }

  /**
   * Defines a clip path from path data.
   * @returns its reference
   */
  clip(data: string): string {
    const id = `d${String(this.defs.length)}`;
    this.defs.push(`<clipPath id="${id}"><path d="${data}"/></clipPath>`);
    return `url(#${id})`;
  }

  /** Groups what `draw` paints, with a clip, an opacity or a transformation. */
  group(attributes: { clip?: string; opacity?: number; transform?: string }, draw: () => void): void {
    const { clip, opacity, transform } = attributes;
    this.body.push(
      `<g${clip ? ` clip-path="${clip}"` : ''}${opacity === undefined ? '' : ` opacity="${String(opacity)}"`}${
        transform ? ` transform="${transform}"` : ''
      }>`,
    );
    draw();
    this.body.push('</g>');
  }

  /** Fills the whole picture. */
  wash(fill: string, paint: Omit<Paint, 'fill'> = {}): void {
    this.path(box(0, 0, this.width, this.height), { ...paint, fill });
  }

  toString(): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${String(this.width)}" height="${String(this.height)}" ` +
      `viewBox="0 0 ${String(this.width)} ${String(this.height)}"><defs>${this.defs.join('')}</defs>${this.body.join('')}</svg>`
    );
  }
}
