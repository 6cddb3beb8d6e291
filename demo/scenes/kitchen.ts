import type { Layers } from '../engine/render';
import { footprint } from '../engine/vector';
import { pendant, potted } from '../parts/decor';
import { cabinet, chair, table } from '../parts/furniture';
import { interior, type Interior } from './indoors';

/** A kitchen: a counter below the window, and an island or a dining table in front. */
export const kitchen =
  (options: Interior) =>
  (width: number, height: number): Layers => {
    const room = interior(width, height, options, { wide: [7, 8.6], deep: [4.1, 4.7], sill: 1.08 });
    const { scene, random, look, size, space, window } = room;
    const { left, right, far } = size;
    const tall = random.range(1.8, 2.6);
    space.right.fill([[4.4, 0, 4.4 + tall, size.height]], look.front);
    space.right.fill(
      Array.from(
        { length: 4 },
        (_, i) => [4.4 + (tall * i) / 3, 0, 4.42 + (tall * i) / 3, size.height] as const,
      ),
      '#6b5c48',
      { opacity: 0.5 },
    );
    space.right.fill(
      [
        [4.55, 0.85, 4.25 + tall / 2, 1.45],
        [4.55, 1.5, 4.25 + tall / 2, 2.05],
      ],
      '#22323a',
      {},
      0.01,
    );
    const counter = right - left - 1.4;
    cabinet(scene, left + 0.5 + counter / 2, far - 0.35, counter, 0.65, 0.88, look.front, '#f4efe6');
    const upper = right - window[1] - 0.3;
    if (upper > 0.9)
      cabinet(scene, right - upper / 2 - 0.1, far - 0.25, upper, 0.4, 0.7, look.front, undefined, 1.6);
    const x = random.range(-0.5, 0.3);
    const long = random.range(2.4, 3.2);
    const seats = long > 2.8 ? [-0.33, 0, 0.33] : [-0.25, 0.25];
    if (random.chance(0.6)) {
      cabinet(scene, x, 1.2, long, 1, 0.9, look.accent, '#f1e9dc');
      for (const at of seats) chair(scene, x + at * long, 0.2, 0.66, look.wood, 'near');
    } else {
      table(scene, x, 1.2, long, 1, 0.74, look.wood);
      for (const at of seats) {
        chair(scene, x + at * long, 0.45, 0.45, look.cloth[1], 'near');
        chair(scene, x + at * long, 2, 0.45, look.cloth[1], 'far');
      }
    }
    potted(scene, left + 0.55, far - 1.3, random.range(1.2, 1.9), look.pillow);
    scene.paint();
    for (const at of seats)
      pendant(scene, x + at * long, 1.2, size.height, 1.85, random.range(0.15, 0.24), look.cloth[1]);
    for (const [dx, w, h, colour] of [
      [0.7, 0.16, 0.34, look.pillow],
      [1, 0.14, 0.24, '#e8dcc6'],
      [counter - 0.9, 0.3, 0.16, look.cloth[0]],
    ] as const)
      scene.prism(footprint(left + 0.5 + dx, far - 0.4, w, w), h, { base: 0.93, wall: colour, top: colour });
    return room.finish();
  };
