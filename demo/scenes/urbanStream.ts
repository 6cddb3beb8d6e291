import { day } from '../engine/moods';
import type { Layers } from '../engine/render';
import { footprint, type Vec2 } from '../engine/vector';
import { person } from '../parts/people';
import { tower } from '../parts/towers';
import { plant } from '../parts/trees';
import { begin, flood, frameWithShade, skyOf } from './start';

const middle = (z: number) => 3 + Math.sin(z / 26) * 9;

/** A stream laid open in the middle of a town: stone steps to sit on, reeds, and homes on both sides. */
export function urbanStream(width: number, height: number): Layers {
  const scene = begin(
    'urban-stream',
    day,
    { width, height, eye: [0, 6.2, 0], view: height > width ? 40 : 58, horizon: 0.46 },
    { sun: [-0.6, 0.62, -0.2], hazeDistance: 1200 },
  );
  const { canvas, random } = scene;
  for (const side of [-1, 1])
    for (let z = 62; z < 300; z += random.range(38, 52))
      tower(scene, {
        x: side * (46 + z * 0.16),
        z,
        width: random.range(22, 28),
        depth: 22,
        floors: random.int(5, 10),
        style: random.pick(['white', 'stone', 'staggered', 'brick']),
        turn: random.range(-10, 10),
      });
  scene.ground(
    [
      [-500, 3],
      [500, 3],
      [500, 900],
      [-500, 900],
    ],
    '#a7b87e',
  );
  const ribbon = (left: number, right: number, colour: string) => {
    const there: Vec2[] = [];
    const back: Vec2[] = [];
    for (let z = 3; z < 320; z += 3) {
      there.push([middle(z) + left, z]);
      back.unshift([middle(z) + right, z]);
    }
    scene.ground([...there, ...back], colour);
  };
  ribbon(-17, -10.5, '#e3d6ba');
  ribbon(11, 15, '#e3d6ba');
  ribbon(-9.4, 9.4, '#cdbf9f');
  ribbon(-8, 8, '#ded0b0');
  ribbon(-6.4, 6.4, '#b9ab8b');
  ribbon(-5.4, 5.4, '#5f929b');
  ribbon(-2.6, 1.4, '#8db9b8');
  for (let i = 0; i < 130; i++) {
    const z = random.range(24, 230);
    const side = random.chance(0.5) ? -1 : 1;
    plant(scene, middle(z) + side * random.range(20, 34), z, {
      kind: random.pick(['round', 'round', 'olive', 'cypress', 'shrub']),
      height: random.range(4, 9),
    });
  }
  for (let z = 14; z < 150; z += random.range(4, 9))
    plant(scene, middle(z) + (random.chance(0.5) ? -6 : 6), z, {
      kind: 'shrub',
      height: random.range(0.8, 1.5),
    });
  // A footbridge for the path that crosses.
  scene.add(scene.distance(middle(58), 58), () =>
    scene.prism(footprint(middle(58), 58, 22, 2.6), 0.5, { base: 1, wall: '#b08a60', top: '#cda677' }),
  );
  for (const [aside, z, tall] of [
    [-13, 17, 1.72],
    [-12.2, 17.4, 1.2],
    [-14, 31, 1.7],
    [-8.6, 26, 1.2],
    [13, 30, 1.72],
    [12.6, 44, 1.66],
    [-13.5, 52, 1.7],
    [8.4, 37, 1.15],
  ] as const)
    person(scene, middle(z) + aside, z, { height: tall });
  scene.castShadows({ opacity: 0.32 });
  scene.paint();
  flood(canvas, 0.04, 0.06, 0.7, '#fff3d6', 0.34);
  frameWithShade(canvas, 0.3);
  return {
    width,
    height,
    sky: skyOf(day, 0.46, [0.04, 0.06], { scale: 1.5, seed: 31 }),
    front: canvas,
    finish: { bloom: 0.22, threshold: 195 },
  };
}
