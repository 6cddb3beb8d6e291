import { disc, polyline } from '../engine/Canvas';
import { day, golden } from '../engine/moods';
import type { Area } from '../engine/Plane';
import type { Layers } from '../engine/render';
import { footprint } from '../engine/vector';
import { building } from '../parts/buildings';
import { ridge } from '../parts/hills';
import { person } from '../parts/people';
import { crane, frame, rods } from '../parts/site';
import { begin, flood, frameWithShade, skyOf } from './start';

/** Three trainees and their mentor in front of the bare frame of a house. */
export function siteCrew(width: number, height: number): Layers {
  const scene = begin(
    'site-crew',
    golden,
    { width, height, eye: [0, 1.9, 0], view: height > width ? 42 : 54, horizon: 0.6 },
    { sun: [0.7, 0.42, -0.4], hazeDistance: 900 },
  );
  const { canvas } = scene;
  ridge(scene, { at: 0.53, swing: 0.07, waves: 2.2, colour: '#9aa596', mist: 0.7, seed: 12, foot: 0.61 });
  scene.ground(footprint(0, 803, 1600, 1600), '#c7ad84');
  for (const [x, z, levels, glazed, turn] of [
    [-16, 62, 7, 2, 10],
    [34, 84, 10, 4, -14],
  ] as const) {
    const foot = footprint(x, z, 30, 22, turn);
    building(
      scene,
      {
        foot,
        height: levels * 3.5,
        wall: '#8f887a',
        facades: [frame(glazed)],
        roof: '#b8ae9c',
        parapet: 0,
      },
      () => rods(scene, x, z, 30, 22, levels * 3.5, turn),
    );
  }
  crane(scene, { x: 10, z: 96, height: 52, turn: 170, hook: 0.6, drop: 0.3, reach: 40 });
  for (const [x, z, size] of [
    [-1.7, 9.4, 1.72],
    [-0.6, 9, 1.62],
    [0.5, 9.3, 1.8],
    [2.3, 9.8, 1.76],
  ] as const)
    person(scene, x, z, { helmet: true, height: size });
  for (const [x, z] of [
    [-9, 30],
    [8, 38],
    [14, 44],
  ] as const)
    person(scene, x, z, { helmet: true });
  for (let i = 0; i < 6; i++)
    building(scene, {
      foot: footprint(5.6 + (i % 3) * 1.9, 15 + Math.floor(i / 3) * 2.4, 1.7, 1.1, 4),
      height: 0.5 + (i % 2) * 0.4,
      wall: i % 2 ? '#c9b08a' : '#a9a195',
      facades: [],
      roof: '#c9bb9f',
      parapet: 0,
    });
  scene.castShadows({ opacity: 0.34 });
  scene.paint();
  flood(canvas, 0.96, 0.4, 0.7, '#ffd79a', 0.36);
  frameWithShade(canvas, 0.3);
  return {
    width,
    height,
    sky: skyOf(golden, 0.6, [0.94, 0.4], { scale: 1.7, stretch: 2 }),
    front: canvas,
    finish: { bloom: 0.25, threshold: 185 },
  };
}

/** An engineer in front of a bare concrete wall with a chalk mark. */
export function concreteWall(width: number, height: number): Layers {
  const scene = begin(
    'concrete-wall',
    day,
    { width, height, eye: [0, 1.7, 0], view: height > width ? 40 : 50, horizon: 0.62 },
    { sun: [-0.6, 0.6, -0.5], hazeDistance: 2000 },
  );
  const { canvas } = scene;
  scene.ground(footprint(0, 203, 200, 400), '#7d776b');
  const wall = scene.wall([-12, 10], [12, 10], 0, 7);
  wall.paint([wall.whole], '#cbc7bd');
  const [panel, rise] = [2.4, 1.75];
  const [columns, rows] = [10, 4];
  const joints = [
    ...Array.from({ length: columns }, (_, i): Area => [i * panel, 0, i * panel + 0.03, 7]),
    ...Array.from({ length: rows }, (_, i): Area => [0, i * rise, 24, i * rise + 0.03]),
  ];
  wall.paint(joints, '#8f8b82');
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const pour: Area = [column * panel, row * rise, (column + 1) * panel, (row + 1) * rise];
      wall.paint([pour], scene.random.chance(0.5) ? '#a5a198' : '#c9c5bb', {
        opacity: scene.random.range(0.1, 0.35),
      });
      for (const [u, v] of [
        [0.5, 0.4],
        [1.9, 0.4],
        [0.5, 1.35],
        [1.9, 1.35],
      ] as const) {
        const hole = scene.camera.project(wall.place(pour[0] + u, pour[1] + v));
        if (hole) canvas.path(disc(hole.x, hole.y, height * 0.0045), { fill: '#77736b' });
      }
    }
  // The shadow of the house next to it.
  wall.shape(
    [
      [13.6, 0],
      [24, 0],
      [24, 7],
      [19.4, 7],
    ],
    { fill: '#26343b', opacity: 0.42 },
  );
  const cross = (u: number, v: number, size: number) => {
    for (const lean of [-1, 1]) {
      const ends = [
        [u - size, v - size * lean],
        [u + size, v + size * lean],
      ].map(([a = 0, b = 0]) => scene.camera.project(wall.place(a, b)));
      const [from, to] = ends;
      if (from && to)
        canvas.path(polyline([from, to]), { stroke: '#f6f2e8', strokeWidth: height * 0.007, soft: true });
    }
  };
  cross(13.2, 1.75, 0.22);
  cross(16.1, 2.3, 0.18);
  cross(9.1, 2.6, 0.18);
  person(scene, 0.35, 8.4, { helmet: true, height: 1.68 });
  scene.castShadows({ opacity: 0.32 });
  scene.paint();
  // The arm and the small hammer.
  const shoulder = scene.camera.project([0.42, 1.3, 8.4]);
  const hand = scene.camera.project([0.86, 1.6, 8.4]);
  const head = scene.camera.project([0.96, 1.78, 8.4]);
  if (shoulder && hand && head) {
    canvas.path(polyline([shoulder, hand]), { stroke: '#d8b03d', strokeWidth: height * 0.016, soft: true });
    canvas.path(polyline([hand, head]), { stroke: '#7a5a3a', strokeWidth: height * 0.006, soft: true });
    canvas.path(disc(head.x, head.y, height * 0.013, height * 0.007), { fill: '#26343b' });
  }
  flood(canvas, 0.05, 0.1, 0.8, '#ffe9c6', 0.4);
  frameWithShade(canvas, 0.4);
  return {
    width,
    height,
    sky: skyOf(day, 0.5, [0.05, 0.1]),
    front: canvas,
    finish: { bloom: 0.12, threshold: 210 },
  };
}
