import { mix } from '../engine/colour';
import type { Layers } from '../engine/render';
import { footprint, round } from '../engine/vector';
import { glow, potted } from '../parts/decor';
import { cabinet, chair, grounded, table } from '../parts/furniture';
import { bars } from '../parts/solids';
import { curtain, interior, rug, type Interior } from './indoors';

/** A bedroom: a double bed with a wardrobe, or with `single` a bed and a desk. */
export const bedroom =
  (options: Interior, single = false) =>
  (width: number, height: number): Layers => {
    const room = interior(width, height, options, { wide: [5.6, 6.8], deep: [3.7, 4.4], sill: 0.85 });
    const { scene, random, look, size, window } = room;
    const { left, right, far } = size;
    const [x0, x1, , high] = window;
    const wide = single ? 1.05 : 1.8;
    const x = random.range(0.4, 1);
    const cover = look.cloth[random.int(0, 1)] ?? look.accent;
    if (random.chance(0.6)) {
      curtain(scene, x0 - 0.4, x0 + 0.15, far - 0.06, high + 0.12);
      curtain(scene, x1 - 0.15, x1 + 0.4, far - 0.06, high + 0.12);
    }
    rug(scene, x - 0.3, 1.2, wide + 1.6, 2.4, look.rug, random.chance(0.25));
    const end = far - 0.75;
    const slab = (px: number, z: number, w: number, d: number, base: number, h: number, wall: string) => {
      scene.prism(footprint(px, z, w, d), h, { base, wall, top: mix(wall, '#ffffff', 0.22) });
    };
    scene.add(scene.distance(x, 2), () => {
      grounded(scene, x, end - 1.1, wide, 2.2);
      slab(x, end, wide + 0.2, 0.12, 0, random.range(0.95, 1.25), look.wood);
      slab(x, end - 1.2, wide, 2.3, 0.12, 0.26, look.wood);
      slab(x, end - 1.2, wide - 0.06, 2.24, 0.38, 0.2, '#efe7da');
      slab(x, end - 1.65, wide + 0.02, 1.4, 0.44, 0.18, cover);
      for (const dx of single ? [0] : [-0.45, 0.45])
        slab(x + dx, end - 0.37, 0.66, 0.36, 0.58, 0.16, '#f4eee2');
    });
    const sides = single ? [x - 1] : [x - 1.35, x + 1.35];
    for (const side of sides) table(scene, side, end - 0.25, 0.44, 0.42, 0.5, look.wood);
    if (single) {
      table(scene, left + 1, 2.3, 0.7, 1.5, 0.72, look.wood);
      chair(scene, left + 1.65, 2, 0.45, look.cloth[1], 'near');
      cabinet(scene, right - 0.3, 1, 0.5, 1.8, random.range(0.9, 1.5), look.front, look.wood, 0, 0.5);
    } else cabinet(scene, left + 0.35, 1.4, 0.62, random.range(2.2, 2.9), 2.3, look.front, undefined, 0, 0.7);
    potted(scene, single ? right - 0.5 : left + 1.2, far - 0.45, random.range(0.9, 1.4), look.accent);
    const layers = room.finish();
    for (const side of sides) {
      const z = end - 0.25;
      scene.prism(round(side, z, 0.13, 0.13, 14), 0.24, { base: 0.84, wall: '#f5e1b6', top: '#fff2d2' });
      bars(
        scene,
        [
          [
            [side, 0.56, z],
            [side, 0.84, z],
          ],
        ],
        0.03,
        '#2d3a40',
      );
      const lamp = scene.camera.project([side, 0.95, z]);
      if (lamp) glow(scene, lamp, 90 * (width / 1200), 0.5);
    }
    return layers;
  };
