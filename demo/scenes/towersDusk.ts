import { dusk } from '../engine/moods';
import type { Layers } from '../engine/render';
import { person } from '../parts/people';
import { ridge } from '../parts/hills';
import { tower } from '../parts/towers';
import { plant } from '../parts/trees';
import { begin, flood, frameWithShade, skyOf, STILL } from './start';

/** New residential towers around a park with a pool, an hour after sunset. */
export function towersDusk(width: number, height: number, moment = STILL): Layers {
  const upright = height > width;
  const scene = begin('towers-dusk', dusk, {
    width,
    height,
    eye: [moment.aside, 2.4, 0],
    view: upright ? 42 : 64,
    horizon: upright ? 0.8 : 0.79,
  });
  const { canvas, camera, random } = scene;
  ridge(scene, { at: 0.745, swing: 0.05, waves: 3, colour: '#5b6474', mist: 0.7, seed: 6, foot: 0.8 });
  for (let x = -520; x < 560; x += random.range(26, 50)) {
    tower(scene, {
      x,
      z: random.range(480, 760),
      width: random.range(20, 30),
      depth: 22,
      floors: random.int(7, 24),
      style: random.pick(['white', 'ribbon', 'stone']),
      turn: random.range(-20, 20),
    });
  }
  scene.ground(
    [
      [-700, 42],
      [700, 42],
      [700, 700],
      [-700, 700],
    ],
    '#6d7b62',
  );
  scene.ground(
    [
      [-700, 46],
      [700, 46],
      [700, 51],
      [-700, 51],
    ],
    '#b9ad99',
  );
  scene.ground(
    [
      [-700, 70],
      [700, 70],
      [700, 76],
      [-700, 76],
    ],
    '#b9ad99',
  );
  tower(scene, { x: -82, z: 232, width: 30, depth: 26, floors: 25, style: 'white', turn: 24, podium: 6 });
  tower(scene, {
    x: -22,
    z: 286,
    width: 28,
    depth: 26,
    floors: 36,
    style: 'staggered',
    turn: -14,
    podium: 6,
  });
  tower(scene, { x: 74, z: 226, width: 32, depth: 26, floors: 19, style: 'stone', turn: -28, podium: 6 });
  tower(scene, {
    x: 136,
    z: 300,
    width: 30,
    depth: 28,
    floors: 31,
    style: 'ribbon',
    corner: 8,
    turn: -20,
    podium: 6,
  });
  tower(scene, { x: -170, z: 320, width: 32, depth: 26, floors: 29, style: 'white', turn: 16, podium: 6 });
  for (let i = 0; i < 90; i++) {
    const x = random.range(-150, 150);
    plant(scene, x, random.range(58, 190), {
      kind: random.pick(['round', 'round', 'olive', 'palm', 'pine']),
      height: random.range(5, 9),
      floating: true,
    });
  }
  for (let i = 0; i < 40; i++)
    plant(scene, random.range(-70, 70), random.range(43.5, 46), {
      kind: 'shrub',
      height: random.range(0.6, 1.3),
      floating: true,
    });
  for (const [x, z] of [
    [-14, 48],
    [-12.8, 48.4],
    [7, 49],
    [19, 47.6],
    [20, 48],
    [-31, 48],
    [34, 50],
    [1.5, 72],
    [-22, 73],
  ] as const)
    person(scene, x, z);
  scene.paint();
  for (let x = -60; x <= 60; x += 12) {
    const lamp = camera.project([x, 3.6, 50.5]);
    const foot = camera.project([x, 0, 50.5]);
    if (!lamp || !foot) continue;
    canvas.path(`M${String(foot.x)} ${String(foot.y)}L${String(lamp.x)} ${String(lamp.y)}`, {
      stroke: '#24353d',
      strokeWidth: 1.6,
    });
    canvas.path(`M${String(lamp.x - 130)} ${String(lamp.y - 130)}h260v260h-260Z`, {
      fill: canvas.radial(lamp, 130, [
        [0, '#ffe6b0', 0.75],
        [0.1, '#ffcf8a', 0.3],
        [0.4, '#ffc070', 0.08],
        [1, '#ffc070', 0],
      ]),
    });
  }
  flood(canvas, 0.62, 0.74, 0.5, '#ffb072', 0.36);
  const shore = (camera.project([0, 0, 41])?.y ?? 0) / height;
  return {
    width,
    height,
    sky: skyOf(dusk, 0.8, [0.62, 0.76], { scale: 1.6, stretch: 2.4, drift: moment.clouds }),
    behind: canvas,
    water: { from: shore, near: '#132c38', far: '#41525c', mirror: 0.86, waves: 0.42, drift: moment.waves },
    front: (() => {
      const front = begin('towers-dusk-front', dusk, { width, height, eye: [0, 2.4, 0] }).canvas;
      frameWithShade(front, 0.45);
      return front;
    })(),
    finish: { bloom: 0.5, threshold: 150 },
  };
}
