import type { Colour } from '../engine/colour';
import type { Mood } from '../engine/moods';
import type { Layers } from '../engine/render';
import type { Scene } from '../engine/Scene';
import { round } from '../engine/vector';
import { ridge, type RidgeOptions } from '../parts/hills';
import { person } from '../parts/people';
import { tower, type TowerOptions, type TowerStyle } from '../parts/towers';
import { plant, type TreeKind } from '../parts/trees';
import { car } from '../parts/vehicles';
import { begin, flood, frameWithShade, skyOf } from './start';

/** Trees scattered over a strip of ground. */
export interface Grove {
  kinds: readonly [TreeKind, ...TreeKind[]];
  count: number;
  /** Range of distances in metres from the camera. */
  depth: readonly [number, number];
  height: readonly [number, number];
  /** Half of the width that stays free in the middle. */
  clear?: number;
}

/** A house of the project: a body in one of the styles, or an object that paints itself. */
export type House = TowerOptions | ((scene: Scene) => void);

/** Content of a project's picture: houses with positions, and the time of day. */
export interface Estate {
  name: string;
  mood: Mood;
  sun?: readonly [number, number, number];
  /** Position of the sun in the sky, 0 to 1. */
  sunAt?: readonly [number, number];
  horizon?: number;
  eye?: number;
  view?: number;
  ground: Colour;
  /** A path from the viewer to the houses, with half its width. */
  path?: { half: number; colour: Colour };
  /** A road across the picture at this distance. */
  road?: { at: number; cars: number };
  hills?: readonly RidgeOptions[];
  /** Houses in the distance: styles and heights. */
  town?: {
    styles: readonly [TowerStyle, ...TowerStyle[]];
    floors: readonly [number, number];
    depth?: number;
  };
  houses: readonly House[];
  groves?: readonly Grove[];
  people?: number;
  /** A round pool with a rim. */
  pool?: { x: number; z: number; radius: number };
  /** Sea or a lake behind the houses, from this distance on. */
  sea?: { from: number; colour: Colour };
  clouds?: number;
}

const strip = (scene: Scene, z0: number, z1: number, colour: Colour, half = 600) => {
  scene.ground(
    [
      [-half, z0],
      [half, z0],
      [half, z1],
      [-half, z1],
    ],
    colour,
  );
};

function backdrop(scene: Scene, { hills = [], town, sea, houses: _, ...rest }: Estate): void {
  const { random } = scene;
  for (const hill of hills) ridge(scene, hill);
  if (town) {
    const depth = town.depth ?? 300;
    for (let x = -depth * 0.95; x < depth * 0.95; x += random.range(30, 52))
      tower(scene, {
        x,
        z: random.range(depth, depth * 1.3),
        width: random.range(20, 27),
        depth: 20,
        floors: random.int(...town.floors),
        style: random.pick(town.styles),
        mist: 0.35,
        turn: random.range(-14, 14),
      });
  }
  strip(scene, 2, sea?.from ?? 900, rest.ground);
  if (sea) strip(scene, sea.from, 9000, sea.colour, 9000);
}

function surroundings(scene: Scene, { path, road, pool, ground }: Estate): void {
  if (path)
    scene.ground(
      [
        [-path.half, 2],
        [path.half, 2],
        [path.half, 70],
        [-path.half, 70],
      ],
      path.colour,
    );
  if (road) {
    strip(scene, road.at - 5.4, road.at + 5.4, '#d3c7b1');
    strip(scene, road.at - 3.6, road.at + 3.6, '#7d8587');
    for (let x = -60; x < 60; x += 6)
      scene.ground(
        [
          [x, road.at - 0.08],
          [x + 2.6, road.at - 0.08],
          [x + 2.6, road.at + 0.08],
          [x, road.at + 0.08],
        ],
        '#e8e2d2',
      );
    for (let i = 0; i < road.cars; i++)
      car(scene, scene.random.range(-30, 30), road.at + (i % 2 ? 1.8 : -1.8), 0);
  }
  if (pool) {
    scene.ground(round(pool.x, pool.z, pool.radius + 1.2), '#e4d8c0');
    scene.ground(round(pool.x, pool.z, pool.radius), ground === '#d9c39b' ? '#5fa7b4' : '#6fa9b2');
    scene.ground(
      round(pool.x - pool.radius * 0.2, pool.z + pool.radius * 0.2, pool.radius * 0.6),
      '#8fc0c4',
      {
        opacity: 0.5,
      },
    );
  }
}

function greenery(scene: Scene, { groves = [], people = 0, path, road }: Estate): void {
  const { random } = scene;
  for (const { kinds, count, depth, height, clear = 0 } of groves)
    for (let i = 0; i < count; i++) {
      const z = random.range(...depth);
      const x = random.range(-1, 1) * Math.max(24, z * 0.75);
      if (Math.abs(x) < Math.max(clear, path ? path.half + 0.8 : 0)) continue;
      if (road && Math.abs(z - road.at) < 6) continue;
      plant(scene, x, z, { kind: random.pick(kinds), height: random.range(...height) });
    }
  for (let i = 0; i < people; i++) {
    const z = random.range(13, 42);
    const half = path ? path.half - 0.5 : z * 0.4;
    if (road && Math.abs(z - road.at) < 4) continue;
    person(scene, random.range(-half, half), z);
  }
}

/** The picture of a project from the street or garden in front. */
export const estate =
  (options: Estate) =>
  (width: number, height: number): Layers => {
    const { mood, horizon = 0.72, eye = 2, view = 58, sun, sunAt = [0.12, 0.2], clouds = 11 } = options;
    const scene = begin(
      options.name,
      mood,
      { width, height, eye: [0, eye, 0], view: height > width ? view * 0.7 : view, horizon },
      { ...(sun && { sun }), hazeDistance: mood.air.hazeDistance },
    );
    backdrop(scene, options);
    surroundings(scene, options);
    for (const house of options.houses) {
      if (typeof house === 'function') house(scene);
      else tower(scene, house);
    }
    greenery(scene, options);
    scene.castShadows({ opacity: 0.32 });
    scene.paint();
    flood(scene.canvas, sunAt[0], sunAt[1], 0.7, mood.sky.sunColour, 0.28);
    frameWithShade(scene.canvas, 0.3);
    return {
      width,
      height,
      sky: skyOf(mood, horizon, sunAt, { scale: 1.5, seed: clouds }),
      front: scene.canvas,
      finish: { bloom: 0.28, threshold: 185 },
    };
  };
