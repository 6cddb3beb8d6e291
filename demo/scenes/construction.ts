import { golden } from '../engine/moods';
import type { Layers } from '../engine/render';
import type { Plane } from '../engine/Plane';
import { footprint } from '../engine/vector';
import { building } from '../parts/buildings';
import { person } from '../parts/people';
import { ridge } from '../parts/hills';
import { crane, frame, rods, scaffold } from '../parts/site';
import { tower } from '../parts/towers';
import { plant } from '../parts/trees';
import { digger, lorry } from '../parts/vehicles';
import { begin, flood, frameWithShade, skyOf } from './start';

/** A construction site in low sun: rising frames with cranes above. */
export function construction(width: number, height: number): Layers {
  const upright = height > width;
  const scene = begin(
    'construction',
    golden,
    { width, height, eye: [0, 3.2, 0], view: upright ? 44 : 62, horizon: 0.78 },
    { sun: [0.8, 0.34, -0.25] },
  );
  const { canvas, random } = scene;
  ridge(scene, { at: 0.72, swing: 0.07, waves: 2.6, colour: '#9aa596', mist: 0.75, seed: 31, foot: 0.79 });
  scene.ground(
    [
      [-900, 6],
      [900, 6],
      [900, 1500],
      [-900, 1500],
    ],
    '#c7ad84',
  );
  for (let x = -520; x < 520; x += random.range(40, 70))
    tower(scene, {
      x,
      z: random.range(640, 900),
      width: random.range(22, 32),
      depth: 22,
      floors: random.int(6, 20),
      style: random.pick(['white', 'stone', 'ribbon']),
      turn: random.range(-20, 20),
      mist: 0.3,
    });
  for (let i = 0; i < 60; i++)
    plant(scene, random.range(-260, 260), random.range(330, 520), {
      kind: random.pick(['round', 'cypress', 'olive', 'pine']),
      height: random.range(6, 11),
      floating: true,
    });
  const raw = (
    x: number,
    z: number,
    w: number,
    d: number,
    levels: number,
    glazed: number,
    turn: number,
    net?: number,
  ) => {
    const facade = frame(glazed);
    const clad = (plane: Plane) => {
      facade(plane, random);
      if (net !== undefined)
        scaffold(plane, [plane.width * 0.05, 0, plane.width * net, (levels - 2) * 3.5], '#5d8178');
    };
    building(
      scene,
      {
        foot: footprint(x, z, w, d, turn),
        height: levels * 3.5,
        wall: '#8f887a',
        facades: [clad, facade],
        roof: '#b8ae9c',
        parapet: 0,
      },
      () => rods(scene, x, z, w, d, levels * 3.5, turn),
    );
  };
  raw(-66, 205, 36, 28, 17, 6, 20, 0.5);
  raw(34, 232, 34, 28, 24, 11, -18);
  raw(108, 176, 34, 26, 8, 0, -28);
  raw(-150, 290, 34, 26, 13, 4, 22);
  crane(scene, { x: -96, z: 214, height: 84, turn: 8, hook: 0.55, drop: 0.2, reach: 46 });
  crane(scene, { x: 62, z: 240, height: 108, turn: 172, hook: 0.5, drop: 0.16, reach: 48 });
  crane(scene, { x: 134, z: 186, height: 54, turn: 188, hook: 0.7, drop: 0.35, paint: '#b4553a', reach: 40 });
  crane(scene, { x: -178, z: 300, height: 78, turn: -20, paint: '#b4553a' });
  lorry(scene, 10, 37, 8, 'mixer');
  lorry(scene, -22, 56, 176, 'tipper', '#2f4a56');
  digger(scene, -17, 30, 150);
  for (const [x, z] of [
    [2, 27],
    [3.2, 27.6],
    [18, 40],
    [-6, 44],
    [-30, 50],
    [24, 56],
    [22.8, 55.6],
    [-3, 62],
  ] as const)
    person(scene, x, z, { helmet: true });
  for (let i = 0; i < 9; i++) {
    const x = 20 + (i % 3) * 3.4 + random.range(-0.2, 0.2);
    building(scene, {
      foot: footprint(x, 29 + Math.floor(i / 3) * 2.6, 3, 1.1, random.range(-4, 4)),
      height: 0.5 + (i % 2) * 0.5,
      wall: i % 2 ? '#c9b08a' : '#a9a195',
      facades: [],
      roof: '#c9bb9f',
      parapet: 0,
    });
  }
  for (let x = -110; x < 150; x += 5.2)
    building(scene, {
      foot: footprint(x, 128, 5, 0.12),
      height: 2,
      wall: '#dfd6c6',
      facades: [],
      parapet: 0,
    });
  scene.castShadows({ opacity: 0.34 });
  scene.paint();
  canvas.path(`M0 ${String(height * 0.92)}H${String(width)}V${String(height)}H0Z`, {
    fill: canvas.linear({ x: 0, y: height * 0.9 }, { x: 0, y: height }, [
      [0, '#5a4630', 0],
      [1, '#3a2c1e', 0.5],
    ]),
  });
  flood(canvas, 0.96, 0.5, 0.7, '#ffd79a', 0.4);
  frameWithShade(canvas, 0.3);
  return {
    width,
    height,
    sky: skyOf(golden, 0.79, [0.94, 0.5], { scale: 1.7, stretch: 2 }),
    front: canvas,
    finish: { bloom: 0.3, threshold: 180 },
  };
}
