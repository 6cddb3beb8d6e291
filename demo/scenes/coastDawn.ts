import { Atmosphere } from '../engine/Atmosphere';
import { Camera } from '../engine/Camera';
import { dawn } from '../engine/moods';
import type { Layers } from '../engine/render';
import { Scene } from '../engine/Scene';
import { ridge } from '../parts/hills';
import { tower, type TowerStyle } from '../parts/towers';
import { plant } from '../parts/trees';
import { STILL } from './start';

const STYLES = ['white', 'stone', 'staggered', 'glass', 'ribbon', 'fins'] as const satisfies readonly [
  TowerStyle,
  ...TowerStyle[],
];

/** Towers along the bay at sunrise, seen over the water. */
export function coastDawn(width: number, height: number, moment = STILL): Layers {
  const camera = new Camera({
    width,
    height,
    eye: [moment.aside, 14, 0],
    view: width > height ? 52 : 30,
    horizon: 0.66,
  });
  const scene = new Scene(camera, new Atmosphere({ ...dawn.air, hazeDistance: 1700 }), 'coast-dawn');
  const { random, canvas } = scene;
  ridge(scene, { at: 0.6, swing: 0.08, waves: 2.4, colour: '#a9a6a2', mist: 0.85, seed: 4, foot: 0.68 });
  ridge(scene, { at: 0.635, swing: 0.05, waves: 4, colour: '#8d938f', mist: 0.8, seed: 8, foot: 0.68 });
  for (let row = 0; row < 3; row++) {
    const z = 1500 - row * 330;
    for (let x = -z * 0.75; x < z * 0.75; x += random.range(26, 52)) {
      const tall = Math.exp(-(((x + 140) / 330) ** 2)) * 26 + Math.exp(-(((x - 420) / 160) ** 2)) * 16;
      tower(scene, {
        x,
        z: z + random.range(-60, 60),
        width: random.range(20, 34),
        depth: 24,
        floors: Math.round(random.range(5, 11) + tall * random.range(0.4, 1)),
        style: random.pick(STYLES),
        turn: random.range(-14, 14),
        mist: 0.45,
      });
    }
  }
  for (const [x, floors, style, w] of [
    [-250, 28, 'white', 34],
    [-192, 36, 'staggered', 32],
    [-132, 24, 'stone', 30],
    [-70, 40, 'white', 32],
    [-14, 20, 'fins', 38],
    [60, 15, 'ribbon', 40],
    [150, 11, 'stone', 44],
    [236, 17, 'staggered', 36],
    [310, 24, 'white', 34],
    [372, 14, 'stone', 40],
  ] as const) {
    tower(scene, {
      x,
      z: 560 + random.range(-20, 30),
      width: w,
      depth: 26,
      floors,
      style,
      turn: random.range(-16, 16),
      mist: 0.16,
      podium: 7,
    });
  }
  for (let x = -480; x < 480; x += random.range(3.5, 9)) {
    plant(scene, x, random.range(440, 505), {
      kind: random.chance(0.4) ? 'palm' : random.chance(0.5) ? 'pine' : 'round',
      height: random.range(8, 15),
      floating: true,
    });
  }
  scene.ground(
    [
      [-2000, 420],
      [2000, 420],
      [2000, 1900],
      [-2000, 1900],
    ],
    '#b3a98f',
  );
  scene.ground(
    [
      [-2000, 400],
      [2000, 400],
      [2000, 436],
      [-2000, 436],
    ],
    '#e3d2ac',
  );
  scene.paint();
  const shore = (camera.project([0, 0, 398])?.y ?? 0) / height;
  canvas.wash(
    canvas.radial({ x: width * 0.14, y: height * 0.62 }, width * 0.55, [
      [0, '#fff0d0', 0.5],
      [0.4, '#ffdcae', 0.16],
      [1, '#ffdcae', 0],
    ]),
  );
  return {
    width,
    height,
    sky: {
      colours: dawn.sky.colours,
      horizon: 0.66,
      clouds: dawn.sky.clouds && { ...dawn.sky.clouds, scale: 1.9, stretch: 2.2, drift: moment.clouds },
      sun: { x: 0.14, y: 0.6, colour: dawn.sky.sunColour, glow: dawn.sky.glow, strength: dawn.sky.strength },
    },
    behind: canvas,
    water: {
      from: shore,
      near: '#3e6a76',
      far: '#c9b8a4',
      mirror: 0.72,
      drift: moment.waves,
      sparkle: { x: 0.14, colour: '#fff1cf', width: 0.2, strength: 0.85 },
    },
    finish: { bloom: 0.3, threshold: 170 },
  };
}
