import type { Layers } from '../engine/render';
import { pendant, potted } from '../parts/decor';
import { cabinet, chair, sofa, table } from '../parts/furniture';
import { interior, type Interior } from './indoors';

/** The room that neighbours share: a long table, a kitchen line, armchairs. */
export const sharedRoom =
  (options: Interior) =>
  (width: number, height: number): Layers => {
    const room = interior(width, height, options, { wide: [8.8, 9.6], deep: [4.6, 5], sill: 0 });
    const { scene, look, size, space } = room;
    const { left, right, far } = size;
    space.ceiling.fill(
      [1.6, 3.2, 4.8, 6.4, 8].map((u) => [u, 0.5, u + 0.12, 8.6] as const),
      look.wood,
      { opacity: 0.5 },
    );
    cabinet(scene, right - 0.35, 1.6, 0.6, 3, 0.9, look.front, '#f4efe6');
    table(scene, -0.2, 1.9, 3.2, 1, 0.74, look.wood);
    for (const x of [-1.3, -0.2, 0.9]) {
      chair(scene, x, 1.1, 0.46, look.cloth[1], 'near');
      chair(scene, x, 2.75, 0.46, look.cloth[1], 'far');
      pendant(scene, x, 1.9, size.height, 1.85, 0.2, look.accent);
    }
    sofa(scene, left + 1, 2.2, 2.2, look.cloth[0], 'right', look.pillow);
    potted(scene, left + 0.6, far - 0.6, 2);
    potted(scene, right - 1.2, far - 0.5, 1.7);
    return room.finish();
  };
