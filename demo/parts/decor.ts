import { disc, type Point } from '../engine/Canvas';
import { mix, type Colour } from '../engine/colour';
import type { Scene } from '../engine/Scene';
import { round } from '../engine/vector';
import { grounded } from './furniture';
import { bars, face } from './solids';

/** Paints a pendant lamp with its glow. */
export function pendant(
  scene: Scene,
  x: number,
  z: number,
  ceiling: number,
  at: number,
  radius: number,
  colour: Colour,
): void {
  scene.add(scene.distance(x, z), () => {
    bars(
      scene,
      [
        [
          [x, ceiling, z],
          [x, at + radius, z],
        ],
      ],
      0.02,
      '#26343b',
    );
    const top = round(x, z, radius * 0.35, radius * 0.35, 16);
    const low = round(x, z, radius, radius, 16);
    top.forEach((a, i) => {
      const b = top[(i + 1) % 16] ?? a;
      const c = low[(i + 1) % 16] ?? a;
      const d = low[i] ?? a;
      if ((d[1] - z) * (scene.camera.eye[2] - z) > -radius * 1)
        face(
          scene,
          [
            [a[0], at + radius, a[1]],
            [b[0], at + radius, b[1]],
            [c[0], at, c[1]],
            [d[0], at, d[1]],
          ],
          colour,
        );
    });
    const bulb = scene.camera.project([x, at, z]);
    if (bulb) glow(scene, bulb, radius * 3.4 * scene.camera.scale(bulb.z), 0.6);
  });
}

/** Paints the glow of a lamp. */
export function glow(
  scene: Scene,
  at: Point,
  radius: number,
  strength: number,
  colour: Colour = '#ffe3ae',
): void {
  scene.canvas.path(disc(at.x, at.y, radius), {
    fill: scene.canvas.radial(at, radius, [
      [0, colour, strength],
      [0.25, colour, strength * 0.45],
      [1, colour, 0],
    ]),
  });
}

/** Paints a potted plant with large leaves. */
export function potted(scene: Scene, x: number, z: number, height: number, pot: Colour = '#c9b38f'): void {
  scene.add(scene.distance(x, z), () => {
    const { camera, canvas, random, air } = scene;
    grounded(scene, x, z, 0.4, 0.4);
    scene.prism(round(x, z, 0.22, 0.22, 14), height * 0.26, { wall: pot, top: '#4b4136' });
    const foot = camera.project([x, height * 0.26, z]);
    if (!foot) return;
    const scale = camera.scale(foot.z);
    const leaf = (angle: number, length: number, fill: Colour) => {
      const tip = { x: foot.x + Math.cos(angle) * length, y: foot.y - Math.sin(angle) * length };
      const mid = { x: foot.x + Math.cos(angle) * length * 0.6, y: foot.y - Math.sin(angle) * length * 0.6 };
      const w = length * 0.19;
      const nx = -Math.sin(angle) * w;
      const ny = -Math.cos(angle) * w;
      canvas.path(
        `M${foot.x.toFixed(1)} ${foot.y.toFixed(1)}Q${(mid.x + nx).toFixed(1)} ${(mid.y + ny).toFixed(1)} ${tip.x.toFixed(1)} ${tip.y.toFixed(1)}Q${(mid.x - nx).toFixed(1)} ${(mid.y - ny).toFixed(1)} ${foot.x.toFixed(1)} ${foot.y.toFixed(1)}Z`,
        { fill },
      );
    };
    for (let i = 0; i < 16; i++) {
      const angle = Math.PI * (0.12 + 0.76 * random.next());
      const tone = mix('#3f6247', i > 9 ? '#8aa56f' : '#26443a', random.range(0.1, 0.6));
      leaf(angle, height * 0.74 * scale * random.range(0.55, 1), air.shade(tone, [0, 0.6, -0.4], foot.z));
    }
  });
}
