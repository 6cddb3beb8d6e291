import { box, Canvas, disc, n, polyline } from '../engine/Canvas';
import type { Layers } from '../engine/render';
import { Random } from '../engine/Random';

/** The plan of a new quarter: plots, trees, water and paths. */
export function masterPlan(width: number, height: number): Layers {
  const random = new Random('master-plan');
  const canvas = new Canvas(width, height);
  canvas.wash(
    canvas.linear({ x: 0, y: 0 }, { x: width, y: height }, [
      [0, '#f1eadb'],
      [1, '#e6dcc8'],
    ]),
  );
  let grid = '';
  for (let x = width / 40; x < width; x += width / 40) grid += `M${n(x)} 0V${n(height)}`;
  for (let y = width / 40; y < height; y += width / 40) grid += `M0 ${n(y)}H${n(width)}`;
  canvas.path(grid, { stroke: '#9a8e7c', strokeWidth: 1, opacity: 0.14 });
  const w = width;
  const h = height;
  canvas.path(
    `M0 ${n(h * 0.74)}C${n(w * 0.2)} ${n(h * 0.66)} ${n(w * 0.34)} ${n(h * 0.9)} ${n(w * 0.55)} ${n(h * 0.82)}S${n(w * 0.86)} ${n(h * 0.62)} ${n(w)} ${n(h * 0.7)}V${n(h)}H0Z`,
    { fill: '#c9d3ac' },
  );
  const river = `M${n(-20)} ${n(h * 0.86)}C${n(w * 0.2)} ${n(h * 0.78)} ${n(w * 0.34)} ${n(h * 1.0)} ${n(w * 0.56)} ${n(h * 0.9)}S${n(w * 0.86)} ${n(h * 0.74)} ${n(w + 20)} ${n(h * 0.82)}`;
  canvas.path(river, { stroke: '#7fa9ac', strokeWidth: h * 0.055, soft: true });
  canvas.path(river, { stroke: '#a5c6c5', strokeWidth: h * 0.03, soft: true });
  const road = (data: string, size: number) => {
    canvas.path(data, { stroke: '#cbbf9f', strokeWidth: size * 1.5, soft: true });
    canvas.path(data, { stroke: '#fbf7ee', strokeWidth: size, soft: true });
  };
  const main = `M${n(-20)} ${n(h * 0.3)}C${n(w * 0.3)} ${n(h * 0.2)} ${n(w * 0.6)} ${n(h * 0.46)} ${n(w + 20)} ${n(h * 0.3)}`;
  const cross = [0.16, 0.36, 0.6, 0.82];
  for (const x of cross)
    road(
      `M${n(w * x)} ${n(-20)}C${n(w * (x + 0.03))} ${n(h * 0.3)} ${n(w * (x - 0.03))} ${n(h * 0.5)} ${n(w * x)} ${n(h * 0.7)}`,
      15,
    );
  road(
    `M${n(-20)} ${n(h * 0.58)}C${n(w * 0.3)} ${n(h * 0.5)} ${n(w * 0.6)} ${n(h * 0.72)} ${n(w + 20)} ${n(h * 0.55)}`,
    15,
  );
  road(main, 26);
  canvas.path(main, { stroke: '#c9b98f', strokeWidth: 1.6 });
  const curve = (x: number) => h * (0.3 - 0.06 * Math.sin(x * Math.PI * 2));
  const block = (x: number, y: number, bw: number, bh: number, turn: number, fill: string) => {
    canvas.group({ transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)})` }, () => {
      canvas.path(box(-bw / 2 + 9, -bh / 2 + 11, bw, bh, 2), { fill: '#12262f', opacity: 0.2 });
      canvas.path(box(-bw / 2, -bh / 2, bw, bh, 2), { fill });
      canvas.path(box(-bw / 2 + 4, -bh / 2 + 4, bw - 8, bh - 8, 2), {
        stroke: '#ffffff',
        strokeWidth: 1.6,
        opacity: 0.7,
      });
      canvas.path(box(-bw * 0.12, -bh * 0.14, bw * 0.24, bh * 0.28), { fill: '#ffffff', opacity: 0.45 });
    });
  };
  const tree = (x: number, y: number, r: number) => {
    canvas.path(disc(x + r * 0.3, y + r * 0.36, r), { fill: '#12262f', opacity: 0.16 });
    canvas.path(disc(x, y, r), { fill: random.pick(['#7f9a68', '#8fa974', '#6f8c60']) });
    canvas.path(disc(x - r * 0.24, y - r * 0.26, r * 0.5), { fill: '#b4c795', opacity: 0.8 });
  };
  const edges = [0, ...cross, 1];
  edges.slice(1).forEach((right, i) => {
    const leftEdge = edges[i] ?? 0;
    for (const [top, bottom] of [
      [0.02, 0.2],
      [0.36, 0.5],
      [0.62, 0.72],
    ] as const) {
      const centre = ((leftEdge + right) / 2) * w;
      const park = i === 2 && top === 0.36;
      const size = (right - leftEdge) * w - 56;
      const dy = (curve((leftEdge + right) / 2) - h * 0.3) * 0.8;
      if (park) {
        canvas.path(box(centre - size / 2, h * top + dy, size, h * (bottom - top) + 10, 26), {
          fill: '#b9c994',
        });
        canvas.path(disc(centre, h * 0.43 + dy, size * 0.2, size * 0.12), {
          fill: '#8fb9b8',
          stroke: '#f4ead2',
          strokeWidth: 7,
        });
        for (let k = 0; k < 26; k++) {
          const px = centre + random.range(-size / 2 + 14, size / 2 - 14);
          const py = (h * (top + bottom)) / 2 + dy + random.range(-0.5, 0.5) * h * (bottom - top);
          if (Math.hypot((px - centre) / 1.5, py - h * 0.43 - dy) > size * 0.15)
            tree(px, py, random.range(7, 13));
        }
        continue;
      }
      const fills = ['#c07a55', '#dcc199', '#a9b8b4', '#d9a987', '#2f5361'] as const;
      const colour = fills[(i + Math.round(top * 10)) % fills.length] ?? '#dcc199';
      const tall = h * (bottom - top);
      if ((i + Math.round(top * 10)) % 2 === 0) {
        block(centre - size * 0.34, (h * (top + bottom)) / 2 + dy, size * 0.2, tall * 0.9, -2, colour);
        block(centre + size * 0.34, (h * (top + bottom)) / 2 + dy, size * 0.2, tall * 0.9, 2, colour);
        block(centre, h * top + dy + tall * 0.16, size * 0.36, tall * 0.26, 0, colour);
      } else {
        for (let k = 0; k < 3; k++)
          block(
            centre + (k - 1) * size * 0.34,
            (h * (top + bottom)) / 2 + dy,
            size * 0.22,
            tall * 0.5,
            k * 4 - 4,
            colour,
          );
      }
    }
  });
  for (let x = 0; x < 1; x += 0.022)
    for (const side of [-1, 1]) tree(x * w, curve(x) + side * 30 + h * 0.01, 8);
  for (let i = 0; i < 90; i++) tree(random.range(0, w), h * random.range(0.75, 0.99), random.range(7, 14));
  for (const x of cross)
    for (let y = 0.02; y < 0.68; y += 0.05)
      if (random.chance(0.8)) tree(x * w + 22 * (random.chance(0.5) ? 1 : -1), y * h, 7.5);
  canvas.path(
    polyline([
      { x: w * 0.05, y: h * 0.95 },
      { x: w * 0.17, y: h * 0.95 },
    ]) +
      `M${n(w * 0.05)} ${n(h * 0.94)}v${n(h * 0.02)}M${n(w * 0.11)} ${n(h * 0.94)}v${n(h * 0.02)}M${n(w * 0.17)} ${n(h * 0.94)}v${n(h * 0.02)}`,
    { stroke: '#20343d', strokeWidth: 3 },
  );
  canvas.wash(
    canvas.radial({ x: w * 0.35, y: h * 0.3 }, w * 0.9, [
      [0, '#fff8e6', 0.3],
      [1, '#5a4a30', 0.28],
    ]),
  );
  return {
    width,
    height,
    sky: {
      colours: [
        [0, '#f1eadb'],
        [1, '#f1eadb'],
      ],
      horizon: 1,
    },
    front: canvas,
    finish: { bloom: 0 },
  };
}
