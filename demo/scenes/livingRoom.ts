import type { Layers } from '../engine/render';
import { pendant, potted } from '../parts/decor';
import { cabinet, chair, sofa, table } from '../parts/furniture';
import { art, curtain, floorLamp, interior, rug, type Interior } from './indoors';

/** A living room: sofas around a table, or a sofa and a dining table. */
export const livingRoom =
  (options: Interior) =>
  (width: number, height: number): Layers => {
    const room = interior(width, height, options, { wide: [6.4, 8.6], deep: [3.8, 5], sill: 0 });
    const { scene, random, look, size, window } = room;
    const { far } = size;
    // Farther sides are outside the picture at the distance of the sofas.
    const left = Math.max(size.left, -3.7);
    const right = Math.min(size.right, 3.8);
    const [x0, x1, , high] = window;
    const shape = () => random.pick(['round', 'square'] as const);
    const z = random.range(1.2, 1.7);
    if (random.chance(0.5)) {
      curtain(scene, x0 - 0.35, x0 + 0.3, far - 0.08, high + 0.12);
      curtain(scene, x1 - 0.3, x1 + 0.35, far - 0.08, high + 0.12);
    }
    if (random.chance(0.7)) art(room, 'left');
    const centre = random.range(-0.4, 0.2);
    rug(scene, centre, z + 0.1, random.range(3, 3.8), random.range(2.2, 2.8), look.rug, random.chance(0.3));
    sofa(scene, left + 1.1, z, random.range(2, 2.8), look.cloth[0], 'right', look.pillow);
    const top = shape();
    table(scene, centre, z, random.range(0.9, 1.3), random.range(0.7, 0.95), 0.36, look.wood, top);
    if (random.chance(0.4)) table(scene, centre + 0.7, z - 0.4, 0.56, 0.56, 0.46, look.front, 'round');
    const layout = random.int(0, 2);
    if (layout === 0) {
      sofa(scene, right - 1.5, z + 0.9, 0.95, look.cloth[1], 'left');
      cabinet(scene, size.right - 0.35, z, 0.5, random.range(2, 3), 0.46, look.front, look.wood);
    } else if (layout === 1) {
      sofa(scene, right - 1.1, z + 0.3, random.range(1.7, 2.3), look.cloth[1], 'left');
      floorLamp(scene, right - 0.7, z + 2);
    } else {
      const x = right - 1.5;
      table(scene, x, z + 0.5, 1.1, 1.5, 0.72, look.wood, shape());
      for (const [side, back] of [
        [-0.75, 'near'],
        [0.85, 'far'],
      ] as const)
        for (const dx of [-0.32, 0.32]) chair(scene, x + dx, z + 0.5 + side, 0.45, look.cloth[1], back);
      pendant(scene, x, z + 0.5, size.height, 1.8, 0.24, look.accent);
    }
    potted(scene, size.left + 0.5, far - 0.5, random.range(1.2, 2.1), look.front);
    if (random.chance(0.6)) potted(scene, size.right - 0.5, far - 0.45, random.range(1, 1.7), look.pillow);
    if (options.evening || random.chance(0.3)) floorLamp(scene, left + 0.6, z + 1.9);
    return room.finish();
  };
