import { disc, polyline, type Point } from '../engine/Canvas';
import type { Layers } from '../engine/render';
import { cityDay } from './cityDay';

const STEEL = '#d98a2b';
const FRAME = '#22323a';
const STRUTS = 13;

/** The city from the cabin of a tower crane: the jib, the hook, and the two levers. */
export function craneView(width: number, height: number): Layers {
  const layers = cityDay(width, height);
  const { front: canvas } = layers;
  if (!canvas) return layers;
  const at = (x: number, y: number): Point => ({ x: x * width, y: y * height });
  const line = (points: readonly Point[], stroke: string, thick: number) =>
    canvas.path(polyline(points), { stroke, strokeWidth: thick * height, soft: true });

  // The jib runs away from the camera, so struts become denser towards its end.
  const end = { left: [0.545, 0.335], right: [0.56, 0.335], top: [0.5525, 0.322] } as const;
  const start = { left: [0.4, 0.2], right: [0.66, 0.2], top: [0.53, -0.08] } as const;
  const along = (side: keyof typeof end, t: number): Point => {
    const [x0, y0] = start[side];
    const [x1, y1] = end[side];
    return at(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t);
  };
  for (let i = 0; i < STRUTS; i++) {
    const t = 1 - 0.62 ** i;
    const next = 1 - 0.62 ** (i + 0.5);
    const thick = 0.012 * (1 - t) + 0.001;
    line([along('left', t), along('top', next), along('right', t)], '#b9731f', thick);
    line([along('left', t), along('right', t)], '#b9731f', thick);
  }
  for (const side of ['left', 'right', 'top'] as const) {
    const [a, b] = [along(side, 0), along(side, 1)];
    canvas.polygon(
      [
        { x: a.x - 0.007 * width, y: a.y },
        { x: a.x + 0.007 * width, y: a.y },
        { x: b.x + 1, y: b.y },
        { x: b.x - 1, y: b.y },
      ],
      { fill: STEEL },
    );
  }
  const trolley = along('left', 0.72);
  line([trolley, at(trolley.x / width, 0.6)], FRAME, 0.003);
  canvas.path(disc(trolley.x, 0.61 * height, 0.008 * width, 0.014 * height), { fill: '#a8472a' });
  line([at(trolley.x / width, 0.62), at(trolley.x / width + 0.006, 0.645)], FRAME, 0.006);

  // The window of the cabin, its sill, the levers and a flask.
  line([at(0.015, 0), at(0.05, 0.84)], FRAME, 0.05);
  line([at(0.985, 0), at(0.95, 0.84)], FRAME, 0.05);
  canvas.polygon([at(0, 0.83), at(1, 0.83), at(1, 1), at(0, 1)], { fill: FRAME });
  canvas.polygon([at(0, 0.83), at(1, 0.83), at(1, 0.85), at(0, 0.85)], { fill: '#3d525c' });
  for (const [x, lean] of [
    [0.3, -0.015],
    [0.7, 0.015],
  ] as const) {
    line([at(x, 1), at(x + lean, 0.8)], '#8b979b', 0.018);
    canvas.path(disc((x + lean) * width, 0.785 * height, 0.017 * width, 0.032 * height), { fill: '#11191d' });
  }
  line([at(0.855, 0.835), at(0.855, 0.735)], '#a8472a', 0.05);
  line([at(0.855, 0.725), at(0.855, 0.705)], '#e8e1d2', 0.042);
  return layers;
}
