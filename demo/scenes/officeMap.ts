import { box, Canvas, disc, n } from '../engine/Canvas';
import type { Layers } from '../engine/render';
import { Random } from '../engine/Random';
import { flat } from './paper';

/** The way to the head office: streets, a park, the coast and a pin. */
export function officeMap(width: number, height: number): Layers {
  const random = new Random('office-map');
  const canvas = new Canvas(width, height);
  const w = width;
  const h = height;
  canvas.wash('#f1ece1');
  canvas.group({ transform: `translate(${n(w * 0.1)} ${n(-h * 0.22)}) rotate(11)` }, () => {
    for (let i = 0; i < 16; i++) {
      for (let j = 0; j < 12; j++) {
        const x = i * w * 0.085;
        const y = j * h * 0.145;
        const park = (i === 9 && (j === 4 || j === 5)) || (i === 5 && j === 8) || (i === 12 && j === 2);
        canvas.path(box(x, y, w * 0.085 - 13, h * 0.145 - 13, 5), { fill: park ? '#cddab4' : '#e4dac6' });
        if (park) continue;
        for (let k = 0; k < 5; k++)
          canvas.path(
            box(
              x + random.range(6, w * 0.05),
              y + random.range(6, h * 0.08),
              random.range(14, 34),
              random.range(12, 30),
              2,
            ),
            { fill: '#d4c7ae' },
          );
      }
    }
    canvas.path(`M0 ${n(h * 0.718)}H${n(w * 1.4)}M${n(w * 0.59)} ${n(-h * 0.2)}V${n(h * 1.8)}`, {
      stroke: '#ffffff',
      strokeWidth: 24,
    });
    canvas.path(`M0 ${n(h * 0.718)}H${n(w * 1.4)}M${n(w * 0.59)} ${n(-h * 0.2)}V${n(h * 1.8)}`, {
      stroke: '#efc99b',
      strokeWidth: 15,
    });
    canvas.path(
      `M${n(-w * 0.02)} ${n(h * 1.02)}C${n(w * 0.4)} ${n(h * 1.0)} ${n(w * 0.5)} ${n(h * 1.3)} ${n(w * 1.2)} ${n(h * 1.1)}`,
      { stroke: '#b4593a', strokeWidth: 5, opacity: 0.7 },
    );
  });
  canvas.path(
    `M0 0H${n(w * 0.16)}C${n(w * 0.1)} ${n(h * 0.3)} ${n(w * 0.18)} ${n(h * 0.55)} ${n(w * 0.06)} ${n(h)}H0Z`,
    { fill: '#ead9b4' },
  );
  canvas.path(
    `M0 0H${n(w * 0.135)}C${n(w * 0.075)} ${n(h * 0.3)} ${n(w * 0.155)} ${n(h * 0.55)} ${n(w * 0.035)} ${n(h)}H0Z`,
    { fill: '#a7c9cd' },
  );
  const px = w * 0.585;
  const py = h * 0.52;
  canvas.path(disc(px, py + 6, 46, 15), { fill: '#12262f', opacity: 0.22 });
  canvas.path(
    `M${n(px)} ${n(py)}C${n(px - 20)} ${n(py - 46)} ${n(px - 58)} ${n(py - 70)} ${n(px - 58)} ${n(py - 116)}a58 58 0 0 1 116 0C${n(px + 58)} ${n(py - 70)} ${n(px + 20)} ${n(py - 46)} ${n(px)} ${n(py)}Z`,
    { fill: '#a8472a' },
  );
  canvas.path(disc(px, py - 116, 25), { fill: '#ffffff' });
  return flat(canvas, '#f1ece1');
}
