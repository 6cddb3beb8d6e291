import { box, disc, n } from '../engine/Canvas';
import type { Layers } from '../engine/render';
import { sheet, flat, flatPlan, measures } from './paper';

/** A plan in white ink on blue. */
export function blueprint(width: number, height: number): Layers {
  const canvas = sheet(width, height, { ground: '#1f5571', deep: '#123a50', line: '#d7eaf2' }, width / 60);
  const scale = width / 19;
  const left = width * 0.13;
  const top = height * 0.27;
  flatPlan(canvas, left, top, scale, { wall: '#eaf5f8', thin: '#bfe0ea', thick: scale * 0.18 });
  measures(canvas, left, top, scale, '#cfe8f0');
  canvas.path(
    disc(width * 0.91, height * 0.16, width * 0.035) +
      `M${n(width * 0.91)} ${n(height * 0.16 - width * 0.05)}V${n(height * 0.16 + width * 0.05)}M${n(width * 0.91 - width * 0.05)} ${n(height * 0.16)}h${n(width * 0.1)}`,
    { stroke: '#cfe8f0', strokeWidth: 1.6 },
  );
  canvas.path(
    `M${n(width * 0.91)} ${n(height * 0.16 - width * 0.035)}l${n(width * 0.012)} ${n(width * 0.035)}h${n(-width * 0.024)}Z`,
    { fill: '#e2b27f' },
  );
  canvas.path(
    box(width * 0.86, height * 0.72, width * 0.1, height * 0.2) +
      `M${n(width * 0.86)} ${n(height * 0.79)}h${n(width * 0.1)}M${n(width * 0.86)} ${n(height * 0.86)}h${n(width * 0.1)}`,
    { stroke: '#cfe8f0', strokeWidth: 1.4 },
  );
  canvas.path(box(width * 0.02, height * 0.03, width * 0.96, height * 0.94), {
    stroke: '#cfe8f0',
    strokeWidth: 2,
    opacity: 0.7,
  });
  canvas.wash(
    canvas.radial({ x: width * 0.4, y: height * 0.35 }, width * 0.8, [
      [0, '#8fd0e4', 0.2],
      [1, '#06202e', 0.4],
    ]),
  );
  return flat(canvas, '#1f5571');
}
