import { box, disc } from '../engine/Canvas';
import type { Layers } from '../engine/render';
import { sheet, flat, flatPlan, measures } from './paper';

/** The coloured plan of a flat for buyers. */
export function floorPlan(width: number, height: number): Layers {
  const canvas = sheet(width, height, { ground: '#faf6ee', deep: '#efe7d9', line: '#9a8e7c' }, width / 48);
  const scale = width / 17.4;
  const left = width * 0.13;
  const top = height * 0.285;
  canvas.path(box(left + 14, top - 1.9 * scale + 22, 12.8 * scale, 10.5 * scale, 8), {
    fill: '#12262f',
    opacity: 0.1,
  });
  flatPlan(canvas, left, top, scale, {
    wall: '#20343d',
    thin: '#5f6d70',
    thick: scale * 0.2,
    fills: [
      '#ecdcc0',
      '#e3d6c4',
      '#d8cdb8',
      '#e4c9b2',
      '#c5d6d6',
      '#c5d6d6',
      '#efe6d6',
      '#efe6d6',
      '#d3ddc9',
      '#e4c9b2',
    ],
  });
  measures(canvas, left, top, scale, '#7d7466');
  for (const [x, y, r] of [
    [0.9, -1, 0.34],
    [8, -1.1, 0.4],
    [4.6, -1.2, 0.28],
  ] as const) {
    canvas.path(disc(left + x * scale, top + y * scale, r * scale), { fill: '#7d9667' });
    canvas.path(disc(left + (x - 0.07) * scale, top + (y - 0.07) * scale, r * 0.55 * scale), {
      fill: '#a9bf8c',
    });
  }
  return flat(canvas, '#faf6ee');
}
