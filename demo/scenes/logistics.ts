import { day } from '../engine/moods';
import type { Area } from '../engine/Plane';
import type { Layers } from '../engine/render';
import { footprint } from '../engine/vector';
import { building } from '../parts/buildings';
import { ridge } from '../parts/hills';
import { plant } from '../parts/trees';
import { car, lorry } from '../parts/vehicles';
import { begin, flood, frameWithShade, skyOf } from './start';

/** A logistics centre with its docks. */
export function logistics(width: number, height: number): Layers {
  const scene = begin(
    'logistics',
    day,
    { width, height, eye: [-10, 16, -10], yaw: 14, pitch: 4, view: height > width ? 44 : 60, horizon: 0.46 },
    { sun: [-0.65, 0.6, -0.35], hazeDistance: 1400 },
  );
  const { canvas, random } = scene;
  ridge(scene, { at: 0.34, swing: 0.08, waves: 2.4, colour: '#93aba5', mist: 0.7, seed: 29, foot: 0.45 });
  scene.ground(
    [
      [-900, -6],
      [1200, -6],
      [1200, 6000],
      [-900, 6000],
    ],
    '#adb189',
  );
  scene.ground(
    [
      [-120, -6],
      [240, -6],
      [240, 190],
      [-120, 190],
    ],
    '#b9b4a6',
  );
  building(scene, {
    foot: footprint(40, 104, 150, 70, 0),
    height: 15,
    wall: '#e6e0d3',
    facades: [
      (plane) => {
        plane.paint(
          Array.from({ length: 75 }, (_, i): Area => [i * 2, 0, i * 2 + 0.12, 15]),
          '#c9c2b2',
          { opacity: 0.7 },
        );
        plane.paint([[0, 11.4, plane.width, 13.6]], '#2f5361');
        plane.paint([[3, 11.4, 26, 13.6]], '#b4593a');
        const docks = Array.from({ length: 16 }, (_, i): Area => [34 + i * 7, 0.9, 38 + i * 7, 5.2]);
        plane.paint(
          docks.map(([a, b, c, d]): Area => [a - 0.5, b - 0.9, c + 0.5, d + 0.5]),
          '#2f3d43',
        );
        plane.paint(docks, '#d5d2c8');
        plane.fill([[3, 0, 27, 9]], plane.atmosphere.glass(0.4, plane.normal, plane.distance, -0.1));
        plane.paint(
          Array.from({ length: 13 }, (_, i): Area => [3 + i * 2, 0, 3.2 + i * 2, 9]),
          '#efe9dc',
        );
      },
    ],
    roof: '#dcd6c8',
  });
  for (const i of [0, 1, 3, 4, 6, 9, 11, 12, 14]) {
    const x = 1 + i * 7;
    const foot = footprint(x, 60, 2.7, 13);
    scene.shadowOf(foot, 4);
    scene.add(scene.distance(x, 60), () => {
      scene.prism(foot, 2.9, {
        base: 1.1,
        wall: random.pick(['#f1ece2', '#b4593a', '#2f5361', '#d9c6a0']),
        top: '#efe9dd',
      });
      scene.prism(footprint(x, 51.6, 2.5, 2.4), 2.6, {
        base: 0.6,
        wall: random.pick(['#b4593a', '#e9e4d8', '#2f4a56']),
        top: '#e9e4d8',
        side: (plane) =>
          plane.fill(
            [[0.2, 1.3, plane.width - 0.2, 2.3]],
            plane.atmosphere.glass(0.6, plane.normal, plane.distance, -0.2),
          ),
      });
      scene.prism(footprint(x, 59, 2.4, 15), 0.6, { base: 0.3, wall: '#263238' });
    });
  }
  for (let i = 0; i < 13; i++)
    scene.ground(
      [
        [-2.6 + i * 7, 40],
        [-2.3 + i * 7, 40],
        [-2.3 + i * 7, 66],
        [-2.6 + i * 7, 66],
      ],
      '#f2eee4',
    );
  lorry(scene, 30, 30, 4, 'tipper', '#2f4a56');
  for (let i = 0; i < 12; i++) car(scene, -52 + (i % 6) * 3.2, 62 + Math.floor(i / 6) * 12, 90);
  for (let i = 0; i < 70; i++)
    plant(scene, random.range(-140, 300), random.range(190, 330), {
      kind: random.pick(['round', 'cypress', 'pine']),
      height: random.range(6, 11),
    });
  for (let x = -60; x < 200; x += 11) plant(scene, x, 18, { kind: 'round', height: 5 });
  scene.castShadows({ opacity: 0.36 });
  scene.paint();
  flood(canvas, 0, 0, 0.8, '#fff2d6', 0.3);
  frameWithShade(canvas, 0.3);
  return {
    width,
    height,
    sky: skyOf(day, 0.42, [0.04, 0.06], { scale: 1.4, seed: 37 }),
    front: canvas,
    finish: { bloom: 0.2, threshold: 200 },
  };
}
