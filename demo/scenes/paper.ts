import { Canvas, n } from '../engine/Canvas';
import type { Layers } from '../engine/render';

export interface Paper {
  ground: string;
  deep: string;
  line: string;
}

/** Draws a sheet of paper with a faint grid. */
export function sheet(width: number, height: number, { ground, deep, line }: Paper, step: number): Canvas {
  const canvas = new Canvas(width, height);
  canvas.wash(
    canvas.linear({ x: 0, y: 0 }, { x: width, y: height }, [
      [0, ground],
      [1, deep],
    ]),
  );
  let grid = '';
  for (let x = step; x < width; x += step) grid += `M${n(x)} 0V${n(height)}`;
  for (let y = step; y < height; y += step) grid += `M0 ${n(y)}H${n(width)}`;
  canvas.path(grid, { stroke: line, strokeWidth: 1, opacity: 0.14 });
  return canvas;
}

export const flat = (canvas: Canvas, ground: string): Layers => ({
  width: canvas.width,
  height: canvas.height,
  sky: {
    colours: [
      [0, ground],
      [1, ground],
    ],
    horizon: 1,
  },
  front: canvas,
  finish: { bloom: 0 },
});
