import { day } from '../engine/moods';
import type { Layers } from '../engine/render';
import type { Scene } from '../engine/Scene';
import { round, type Vec2 } from '../engine/vector';
import { house } from '../parts/houses';
import { tower, type TowerStyle } from '../parts/towers';
import { plant } from '../parts/trees';
import { car } from '../parts/vehicles';
import { begin, flood, frameWithShade } from './start';

const ring = (x: number, z: number, w: number, d: number): Vec2[] => [
  [x, z],
  [x + w, z],
  [x + w, z + d],
  [x, z + d],
];

function streets(scene: Scene): void {
  scene.ground(ring(-900, -200, 1800, 1600), '#aeb58a');
  for (const z of [-10, 120, 250, 380]) {
    scene.ground(ring(-700, z - 9, 1400, 18), '#d9cfbd');
    scene.ground(ring(-700, z - 5, 1400, 10), '#8f9596');
  }
  for (const x of [-260, -130, 0, 130, 260]) {
    scene.ground(ring(x - 9, -160, 18, 760), '#d9cfbd');
    scene.ground(ring(x - 5, -160, 10, 760), '#8f9596');
  }
  for (const z of [-10, 120, 250, 380])
    for (let x = -400; x < 400; x += 9) scene.ground(ring(x, z - 0.25, 4, 0.5), '#efe9dc');
  // The park in the middle with its pond and paths.
  scene.ground(ring(-121, 129, 242, 112), '#93a873');
  scene.ground(round(-30, 184, 46, 27), '#dccfb0');
  scene.ground(round(-30, 184, 41, 23), '#6fa0a6');
  scene.ground(round(-38, 188, 22, 11), '#8fb9b8');
  for (const z of [150, 226]) scene.ground(ring(-121, z, 242, 3.4), '#e0d3b6');
  scene.ground(round(70, 182, 24), '#e0d3b6');
  scene.ground(round(70, 182, 19), '#a9b986');
  scene.ground(ring(64, 129, 3.4, 112), '#e0d3b6');
}

/** A quarter from above: streets around a park, homes, towers and a school. */
export function aerialPlan(width: number, height: number): Layers {
  const scene = begin(
    'aerial-plan',
    day,
    {
      width,
      height,
      eye: [-120, 245, -240],
      yaw: 17,
      pitch: 33,
      view: height > width ? 34 : 50,
      horizon: 0.5,
    },
    { sun: [-0.6, 0.62, -0.1], hazeDistance: 2600, sunColour: '#ffeed2' },
  );
  const { random, canvas } = scene;
  streets(scene);
  const styles: readonly [TowerStyle, ...TowerStyle[]] = ['white', 'stone', 'staggered', 'brick'];
  for (const bx of [-260, -130, 0, 130, 260]) {
    for (const bz of [-140, -10, 120, 250, 380, 510]) {
      const park = (bx === -130 || bx === 0) && bz === 120;
      if (park) continue;
      const tall = (bx + bz / 130) % 3 === 0 || bz === 380;
      if (bz === 250 && bx < 0) {
        for (let i = 0; i < 3; i++)
          for (let j = 0; j < 3; j++)
            house(scene, {
              x: bx + 28 + i * 37,
              z: bz + 30 + j * 35,
              width: 17,
              depth: 13,
              floors: 2,
              turn: random.range(-4, 4),
              roof: random.pick(['#b4593a', '#bd6a48', '#a9512f']),
            });
      } else if (tall) {
        for (const [dx, dz] of [
          [38, 40],
          [94, 88],
        ] as const)
          tower(scene, {
            x: bx + dx,
            z: bz + dz,
            width: 28,
            depth: 24,
            floors: random.int(14, 24),
            style: random.pick(['white', 'staggered', 'stone']),
            turn: random.pick([0, 0, 8]),
            podium: 6,
          });
      } else {
        for (const [dx, dz, w, d] of [
          [32, 34, 36, 17],
          [92, 40, 17, 40],
          [40, 92, 17, 38],
          [94, 98, 36, 17],
        ] as const)
          tower(scene, {
            x: bx + dx,
            z: bz + dz,
            width: w,
            depth: d,
            floors: random.int(4, 7),
            style: random.pick(styles),
          });
      }
      for (let i = 0; i < 13; i++)
        plant(scene, bx + random.range(15, 115), bz + random.range(15, 115), {
          kind: random.pick(['round', 'olive', 'round', 'cypress']),
          height: random.range(6, 10),
        });
    }
  }
  for (let i = 0; i < 84; i++) {
    const x = random.range(-116, 116);
    const z = random.range(133, 238);
    if (((x + 30) / 50) ** 2 + ((z - 184) / 31) ** 2 < 1 || Math.hypot(x - 70, z - 182) < 22) continue;
    plant(scene, x, z, {
      kind: random.pick(['round', 'round', 'olive', 'pine', 'palm']),
      height: random.range(6, 11),
    });
  }
  for (const z of [-10, 120, 250, 380])
    for (let x = -300; x < 380; x += 16) plant(scene, x, z - 7, { kind: 'round', height: 6 });
  for (let i = 0; i < 44; i++) {
    const along = random.chance(0.5);
    if (along)
      car(scene, random.range(-280, 330), random.pick([-10, 120, 250]) + random.pick([-2.4, 2.4]), 0);
    else
      car(scene, random.pick([-260, -130, 130, 0]) + random.pick([-2.4, 2.4]), random.range(-120, 380), 90);
  }
  scene.castShadows({ opacity: 0.4 });
  scene.paint();
  canvas.wash(
    canvas.linear({ x: 0, y: 0 }, { x: 0, y: height * 0.42 }, [
      [0, '#dfe9e6', 0.85],
      [1, '#dfe9e6', 0],
    ]),
  );
  flood(canvas, 0, 0, 0.8, '#fff0d2', 0.34);
  frameWithShade(canvas, 0.34);
  return {
    width,
    height,
    sky: { colours: day.sky.colours, horizon: 0.1 },
    front: canvas,
    finish: { bloom: 0.18, threshold: 200 },
  };
}
