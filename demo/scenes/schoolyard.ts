import { day } from '../engine/moods';
import type { Layers } from '../engine/render';
import { footprint, round, type Vec3 } from '../engine/vector';
import { person } from '../parts/people';
import { bars } from '../parts/solids';
import { tower } from '../parts/towers';
import { plant } from '../parts/trees';
import { begin, flood, frameWithShade, skyOf } from './start';

/** The yard of a school in the afternoon: its court and its trees are open to the neighbourhood. */
export function schoolyard(width: number, height: number): Layers {
  const scene = begin(
    'schoolyard',
    day,
    { width, height, eye: [0, 5.2, 0], view: height > width ? 40 : 58, horizon: 0.46 },
    { sun: [-0.6, 0.62, -0.2], hazeDistance: 1100 },
  );
  const { canvas, random } = scene;
  for (let x = -210; x < 240; x += random.range(36, 54))
    tower(scene, {
      x,
      z: random.range(170, 230),
      width: 24,
      depth: 20,
      floors: random.int(6, 11),
      style: 'white',
    });
  tower(scene, { x: -28, z: 66, width: 62, depth: 16, floors: 3, style: 'stone' });
  tower(scene, { x: 38, z: 58, width: 34, depth: 14, floors: 2, style: 'brick' });
  const field = (left: number, right: number, near: number, far: number, colour: string) =>
    scene.ground(
      [
        [left, near],
        [right, near],
        [right, far],
        [left, far],
      ],
      colour,
    );
  field(-600, 600, 2, 1200, '#a7b87e');
  field(-60, 60, 2, 58, '#e1d3b4');
  field(-15, 17, 20, 44, '#b86a4c');
  for (const [left, right, near, far] of [
    [-14.4, 16.4, 20.6, 20.85],
    [-14.4, 16.4, 43.2, 43.45],
    [-14.4, -14.2, 20.6, 43.4],
    [16.2, 16.4, 20.6, 43.4],
    [0.9, 1.1, 20.6, 43.4],
  ] as const)
    field(left, right, near, far, '#f6ecd8');
  scene.ground(round(1, 32, 3.2, 3.2, 32), '#c98560');
  for (const x of [-15.6, 17.6])
    scene.add(scene.distance(x, 32), () => {
      const inwards = x < 0 ? 1.2 : -1.2;
      const pole: Vec3[] = [
        [x, 0, 32],
        [x, 3.4, 32],
      ];
      const arm: Vec3[] = [
        [x, 3.3, 32],
        [x + inwards, 3.3, 32],
      ];
      bars(scene, [pole, arm], 0.16, '#2d3a40');
      scene.prism(footprint(x + inwards, 32, 0.12, 1.8), 1.1, { base: 2.8, wall: '#f3ead8', top: '#f3ead8' });
    });
  for (const [x, z, tall] of [
    [-3, 25, 1.3],
    [3.4, 27.5, 1.35],
    [6, 33, 1.2],
    [-8, 35, 1.3],
    [10.5, 38, 1.25],
    [-17.5, 21, 1.7],
    [-18.4, 21.5, 1.15],
    [21, 26, 1.66],
    [22, 40, 1.2],
    [-24, 40, 1.3],
  ] as const)
    person(scene, x, z, { height: tall });
  for (const [x, z, tall] of [
    [-22, 26, 8.5],
    [-27, 37, 7.5],
    [24, 31, 8],
    [29, 43, 7.5],
    [-36, 46, 8],
    [-13, 50, 6.5],
    [14, 50, 6.5],
    [2, 51, 6],
  ] as const)
    plant(scene, x, z, { kind: 'round', height: tall });
  scene.castShadows({ opacity: 0.32 });
  scene.paint();
  flood(canvas, 0.04, 0.06, 0.7, '#fff3d6', 0.34);
  frameWithShade(canvas, 0.3);
  return {
    width,
    height,
    sky: skyOf(day, 0.46, [0.04, 0.06], { scale: 1.5, seed: 71 }),
    front: canvas,
    finish: { bloom: 0.22, threshold: 195 },
  };
}
