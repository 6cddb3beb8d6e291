import { golden } from '../engine/moods';
import type { Layers } from '../engine/render';
import { footprint, type Vec3 } from '../engine/vector';
import { body, building } from '../parts/buildings';
import { punched, ribbon } from '../parts/facades';
import { ridge } from '../parts/hills';
import { person } from '../parts/people';
import { bars, face, seen } from '../parts/solids';
import { tower } from '../parts/towers';
import { plant } from '../parts/trees';
import { begin, flood, frameWithShade, skyOf } from './start';

/** Solar panels on the roofs of the town. */
export function solarRoofs(width: number, height: number): Layers {
  const scene = begin(
    'solar-roofs',
    golden,
    { width, height, eye: [4, 40, 4], pitch: 20, view: height > width ? 42 : 58, horizon: 0.5 },
    { sun: [-0.7, 0.45, -0.3], hazeDistance: 1100 },
  );
  const { canvas, random } = scene;
  ridge(scene, { at: 0.1, swing: 0.05, waves: 2.4, colour: '#97aaa4', mist: 0.7, seed: 7, foot: 0.2 });
  scene.ground(
    [
      [-900, 20],
      [900, 20],
      [900, 5000],
      [-900, 5000],
    ],
    '#a3a488',
  );
  for (let z = 620; z > 150; z -= 62)
    for (let x = -z * 0.6; x < z * 0.6; x += random.range(30, 48)) {
      tower(scene, {
        x,
        z: z + random.range(-12, 12),
        width: random.range(20, 27),
        depth: 20,
        floors: random.int(3, 8),
        style: random.pick(['white', 'stone', 'ribbon']),
        turn: 8,
      });
      plant(scene, x + 17, z - 24, { height: random.range(7, 11) });
    }
  const roof = 21;
  const foot = footprint(0, 52, 62, 56, 6);
  building(
    scene,
    { foot, height: roof, wall: '#e6dcc9', facades: [punched({}), ribbon()], roof: '#d5cbb8' },
    () => {
      for (let row = 0; row < 8; row++) {
        for (let column = 0; column < 9; column++) {
          if ((row === 2 || row === 3) && column > 5) continue;
          const a = (6 * Math.PI) / 180;
          const at = (u: number, v: number, y: number): Vec3 => [
            u * Math.cos(a) - v * Math.sin(a),
            roof + y,
            52 + u * Math.sin(a) + v * Math.cos(a),
          ];
          const u = -27 + column * 6;
          const v = 23 - row * 6.1;
          canvas.path(
            seen(scene, [
              at(u - 0.3, v - 1, 0.02),
              at(u + 6.2, v - 1, 0.02),
              at(u + 6.2, v + 3.4, 0.02),
              at(u - 0.3, v + 3.4, 0.02),
            ]),
            { fill: '#3f3a30', opacity: 0.22 },
          );
          const panel = [at(u, v, 0.4), at(u + 5.5, v, 0.4), at(u + 5.5, v + 3, 1.9), at(u, v + 3, 1.9)];
          face(scene, panel, '#20455c');
          const [low] = panel;
          const p = low && scene.camera.project(low);
          if (p)
            canvas.path(seen(scene, panel), {
              fill: canvas.linear({ x: p.x, y: p.y }, { x: p.x + 120, y: p.y - 70 }, [
                [0, '#9fc4d0', 0.1],
                [0.5, '#ffe2b8', 0.5],
                [1, '#9fc4d0', 0.05],
              ]),
            });
          const grid: Vec3[][] = [];
          for (let i = 0; i <= 5; i++) grid.push([at(u + i * 1.1, v, 0.41), at(u + i * 1.1, v + 3, 1.91)]);
          for (let i = 0; i <= 2; i++)
            grid.push([at(u, v + i * 1.5, 0.41 + i * 0.75), at(u + 5.5, v + i * 1.5, 0.41 + i * 0.75)]);
          bars(scene, grid, 0.06, '#c9d4d6', { opacity: 0.7 });
        }
      }
      body(scene, {
        foot: footprint(18, 60, 11, 9, 6),
        height: 4,
        base: roof,
        wall: '#ddd2bd',
        facades: [],
        roof: '#c9bda6',
      });
      for (const [x, z] of [
        [-6, 36],
        [-4.8, 36.6],
      ] as const)
        person(scene, x, z, { base: roof, helmet: true });
      scene.paint();
    },
  );
  scene.castShadows({ opacity: 0.36 });
  scene.paint();
  flood(canvas, 0, 0.1, 0.8, '#ffe2ae', 0.42);
  frameWithShade(canvas, 0.32);
  return {
    width,
    height,
    sky: skyOf(golden, 0.15, [0.02, 0.1], { scale: 1.3 }),
    front: canvas,
    finish: { bloom: 0.25, threshold: 190 },
  };
}
