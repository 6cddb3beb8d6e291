import { mix } from '../engine/colour';
import { dawn, day, dusk, golden } from '../engine/moods';
import { Random } from '../engine/Random';
import type { Layers } from '../engine/render';
import { footprint, type Vec3 } from '../engine/vector';
import { potted } from '../parts/decor';
import { chair, sofa, table } from '../parts/furniture';
import { boards, room } from '../parts/room';
import { bars, seen } from '../parts/solids';
import { HORIZON, INSIDE, type Interior } from './indoors';
import { outlook } from './outlook';
import { begin, flood, frameWithShade, skyOf } from './start';

const POTS = ['#b4673f', '#c9b38f', '#7d9184', '#55707a'] as const;
const SEATS = ['#a8472a', '#55707a', '#6f7d5c', '#d08a3c', '#7b4a63'] as const;

/** A balcony with a table and chairs, or with a sofa. */
export const balcony =
  ({ seed, outlook: outside, floor, evening }: Interior) =>
  (width: number, height: number): Layers => {
    const random = new Random(`balcony ${seed}`);
    const mood = evening ? dusk : random.pick([golden, day, dawn]);
    const scene = begin(
      seed,
      mood,
      { width, height, eye: [0, 1.6, -3.4], view: height > width ? 46 : 64, horizon: HORIZON },
      { ...INSIDE, sun: [0.5, 0.5, 0.6] },
    );
    const size = {
      left: -random.range(3, 3.6),
      right: random.range(3.8, 4.8),
      near: -3,
      far: 2.2,
      height: 2.8,
    };
    const { floor: deck, ceiling, left } = room(scene, size);
    const planks = random.pick(['#b98d5f', '#c9b79a', '#a3754c']);
    boards(deck, planks, mix(planks, '#3a2a1a', 0.4), random.pick([0.14, 0.2, 0.28]));
    deck.fill(
      [deck.whole],
      deck.rising([
        [0, '#4d3a28', 0.4],
        [1, '#ffe6bd', 0.4],
      ]),
    );
    ceiling.fill(
      [ceiling.whole],
      ceiling.rising([
        [0, '#bfb29c'],
        [1, '#f2e7d4'],
      ]),
    );
    const wall = random.pick(['#e2cfae', '#e6ded0', '#d9b899']);
    left.fill(
      [left.whole],
      left.across([
        [0, mix(wall, '#5b4630', 0.3)],
        [1, wall],
      ]),
    );
    left.fill([[0.8, 0.04, 3.2, 2.35]], '#4d6670', { opacity: 0.9 });
    left.fill([[1.98, 0.04, 2.06, 2.35]], '#efe6d6');
    const at = (x: number, y: number): Vec3 => [x, y, size.far];
    const rail = [at(size.left, 1.06), at(size.right, 1.06)];
    if (random.chance(0.5)) {
      const glass = [at(size.left, 0.04), at(size.right, 0.04), at(size.right, 1.04), at(size.left, 1.04)];
      scene.canvas.path(seen(scene, glass), { fill: '#dbe7e4', opacity: 0.3 });
    } else {
      const posts: Vec3[][] = [];
      for (let x = size.left; x < size.right; x += 0.14) posts.push([at(x, 0.02), at(x, 1.04)]);
      bars(scene, posts, 0.018, '#39484e', { plain: true });
    }
    bars(scene, [rail], 0.06, random.pick(['#f4efe6', '#39484e']), { plain: true });
    const seat = random.pick(SEATS);
    const x = random.range(-0.1, 0.8);
    const wood = random.pick(['#efe6d8', '#a3754c', '#8a623f']);
    const isSet = random.chance(0.6);
    if (isSet) {
      table(scene, x, 0.6, 1.05, 1.05, 0.72, wood, 'round');
      chair(scene, x - 1.05, 0.8, 0.45, seat, 'near');
      chair(scene, x + 1, 0.9, 0.45, seat, 'near');
    } else {
      sofa(scene, x + 1.6, 0.7, 1.9, seat, 'left', '#efe6d6');
      table(scene, x + 0.2, 0.6, 0.8, 0.8, 0.38, wood, random.pick(['round', 'square']));
    }
    for (const [px, tall] of [
      [size.left + 0.6, 1.5],
      [size.right - 0.9, 1.2],
      [size.right - 1.7, 0.8],
    ] as const)
      if (random.chance(0.8)) potted(scene, px, 1.7, tall * random.range(0.8, 1.2), random.pick(POTS));
    scene.paint();
    if (isSet)
      for (const [dx, colour] of [
        [-0.15, '#d99a3d'],
        [0.12, '#f6f0e2'],
      ] as const)
        scene.prism(footprint(x + dx, 0.5, 0.14, 0.14), 0.12, { base: 0.78, wall: colour, top: colour });
    flood(scene.canvas, 0.72, 0.3, 0.6, mood.sky.sunColour, 0.34);
    frameWithShade(scene.canvas, 0.36, '#2a1d14');
    return {
      width,
      height,
      sky: skyOf(mood, HORIZON, [0.72, 0.34], { scale: 1.4, seed: random.int(1, 60) }),
      behind: outlook(outside, floor, mood, { width, height, horizon: HORIZON, seed }),
      front: scene.canvas,
      finish: {
        bloom: 0.36,
        threshold: 195,
        mirror: random.chance(0.5),
      },
    };
  };
