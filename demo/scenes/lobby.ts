import { mix, type Colour } from '../engine/colour';
import { day, dusk } from '../engine/moods';
import type { Layers } from '../engine/render';
import { type Vec3 } from '../engine/vector';
import { pendant, potted } from '../parts/decor';
import { cabinet, sofa, table } from '../parts/furniture';
import { person } from '../parts/people';
import { room, slabs } from '../parts/room';
import { bars, seen } from '../parts/solids';
import { tower } from '../parts/towers';
import { plant } from '../parts/trees';
import { begin, flood, frameWithShade, skyOf } from './start';
import { INSIDE } from './indoors';

/** Materials of a lobby. */
export interface LobbyLook {
  seed: string;
  /** Panels of the far wall and cladding of the side wall. */
  panel: Colour;
  stone: Colour;
  ceiling: Colour;
  floor: Colour;
  sofas: readonly [Colour, Colour];
  desk: Colour;
  /** Height of the room in metres. */
  tall: number;
  evening?: boolean;
}

const OFFICE: LobbyLook = {
  seed: 'lobby',
  panel: '#31505a',
  stone: '#e5d3b4',
  ceiling: '#c9a67c',
  floor: '#d9cdb9',
  sofas: ['#b4674a', '#55707a'],
  desk: '#8a6747',
  tall: 7.4,
};

/** A lobby: stone, wood, a reception desk, people on their way. */
export const lobbyOf =
  (look: LobbyLook) =>
  (width: number, height: number): Layers => {
    const horizon = 0.6;
    const { tall } = look;
    const mood = look.evening ? dusk : day;
    const scene = begin(
      look.seed,
      mood,
      { width, height, eye: [1.2, 1.7, -8], view: height > width ? 42 : 62, horizon },
      { ...INSIDE, sun: [-0.62, 0.6, 0.3] },
    );
    const { canvas } = scene;
    const { floor, ceiling, left, right, back } = room(scene, {
      left: -8,
      right: 9,
      near: -7.5,
      far: 14,
      height: tall,
    });
    ceiling.fill(
      [ceiling.whole],
      ceiling.rising([
        [0, mix(look.ceiling, '#2a2118', 0.45)],
        [1, look.ceiling],
      ]),
    );
    ceiling.fill(
      Array.from({ length: 46 }, (_, i) => [i * 0.38, 0, i * 0.38 + 0.12, 21.5] as const),
      mix(look.ceiling, '#2a2118', 0.65),
      { opacity: 0.6 },
    );
    slabs(floor, look.floor, mix(look.floor, '#3a2f22', 0.4), 1.5);
    floor.fill(
      [floor.whole],
      floor.rising([
        [0, '#3b342b', 0.42],
        [0.5, '#e6d8c0', 0.05],
        [1, '#fff8ea', 0.5],
      ]),
    );
    right.fill(
      [right.whole],
      right.across([
        [0, mix(look.stone, '#3a2f22', 0.3)],
        [1, look.stone],
      ]),
    );
    for (let v = 0; v < tall; v += 0.9)
      right.fill([[0, v, 21.5, v + 0.03]], mix(look.stone, '#3a2f22', 0.5), { opacity: 0.6 });
    for (let u = 0; u < 21.5; u += 2.6)
      right.fill([[u, 0, u + 0.03, tall]], mix(look.stone, '#3a2f22', 0.5), { opacity: 0.45 });
    back.fill([back.whole], look.panel);
    back.fill(
      Array.from({ length: 28 }, (_, i) => [i * 0.62, 0, i * 0.62 + 0.16, tall] as const),
      mix(look.panel, '#0d1b22', 0.2),
    );
    back.fill([[10.2, 0, 15.8, 2.9]], mix(look.panel, '#0d1b22', 0.45));
    for (const u of [10.4, 12.3, 14.2]) back.fill([[u, 0, u + 1.5, 2.7]], '#a9957a');
    for (const u of [10.4, 12.3, 14.2]) back.fill([[u + 0.73, 0, u + 0.77, 2.7]], '#5c4d3a');
    // The glass wall on the left opens to the trees outside.
    const posts: Vec3[][] = [];
    for (let z = -7; z <= 14; z += 2.6)
      posts.push([
        [-8, 0, z],
        [-8, tall, z],
      ]);
    bars(scene, posts, 0.16, '#2b3940');
    for (const y of [0.05, 3.4, tall - 0.1])
      bars(
        scene,
        [
          [
            [-8, y, -7],
            [-8, y, 14],
          ],
        ],
        0.12,
        '#2b3940',
      );
    left.fill(
      [left.whole],
      left.across([
        [0, '#dfeae6', 0.2],
        [1, '#ffffff', 0.1],
      ]),
    );
    for (let z = -6; z < 12; z += 2.6) {
      const drop = (y: number, dz: number): Vec3 => [-8 + (0.62 / 0.6) * y, 0.01, z + dz - (0.3 / 0.6) * y];
      canvas.path(seen(scene, [drop(0.1, 0.15), drop(0.1, 2.4), drop(3.3, 2.4), drop(3.3, 0.15)]), {
        fill: '#fff6de',
        opacity: 0.42,
      });
    }
    cabinet(scene, 1.4, 9.6, 6.4, 1.1, 1.12, look.desk, '#f4eee3', 0, 20);
    for (let x = -1; x < 4.6; x += 1.9) pendant(scene, x, 9.6, tall, 3.3, 0.3, '#d9b98a');
    sofa(scene, -4.6, 4.2, 2.6, look.sofas[0], 'viewer', '#e8dcc6');
    sofa(scene, -6.4, 2.4, 2.2, look.sofas[1], 'right');
    table(scene, -4.5, 2.5, 1.3, 1.3, 0.38, '#8a623f', 'round');
    potted(scene, -7.1, 5.4, 2.6);
    potted(scene, 6.9, 12.4, 3);
    potted(scene, -7.2, 10.6, 2.4, '#e9e0d0');
    potted(scene, 7.9, 3.4, 2.4, '#e9e0d0');
    const step = scene.random.range(-0.8, 0.8);
    for (const [x, z] of [
      [4.2, 5.6],
      [5, 6],
      [0.8, 10.6],
      [2.3, 10.7],
      [-1.2, 6.8],
      [6.2, 11.6],
      [3, 2.2],
    ] as const)
      person(scene, x + step, z + step, { base: 0.001 });
    scene.paint();
    flood(canvas, 0.04, 0.42, 0.6, '#fff4dc', 0.42);
    frameWithShade(canvas, 0.4, '#1b1712');
    const view = begin(`${look.seed} street`, mood, {
      width,
      height,
      eye: [1.2, 1.7, -8],
      view: height > width ? 42 : 62,
      horizon,
    });
    view.ground(
      [
        [-300, -6],
        [-8, -6],
        [-8, 300],
        [-300, 300],
      ],
      '#c7c3ae',
    );
    for (let i = 0; i < 7; i++)
      tower(view, {
        x: -60 - i * 14,
        z: 20 + i * 28,
        width: 24,
        depth: 22,
        floors: 10,
        style: view.random.pick(['stone', 'white', 'brick']),
      });
    for (let i = 0; i < 16; i++)
      plant(view, view.random.range(-20, -10.5), view.random.range(-2, 34), {
        kind: view.random.pick(['round', 'olive']),
        height: view.random.range(4, 7),
        floating: true,
      });
    view.paint();
    return {
      width,
      height,
      sky: skyOf(mood, horizon, [0.05, 0.2]),
      behind: view.canvas,
      front: canvas,
      finish: { bloom: 0.35, threshold: 200 },
    };
  };

export const lobby = lobbyOf(OFFICE);
