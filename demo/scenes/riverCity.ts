import { dusk } from '../engine/moods';
import type { Layers } from '../engine/render';
import { footprint } from '../engine/vector';
import { punched } from '../parts/facades';
import { house } from '../parts/houses';
import { ridge } from '../parts/hills';
import { bars, face } from '../parts/solids';
import { tower } from '../parts/towers';
import { plant } from '../parts/trees';
import { begin, flood, frameWithShade, skyOf } from './start';

/** Homes by a river in a European city in winter. */
export function riverCity(width: number, height: number): Layers {
  const scene = begin(
    'river-city',
    dusk,
    { width, height, eye: [0, 9, 0], view: height > width ? 38 : 56, horizon: 0.56 },
    { ambient: '#a5bdcd', ambientStrength: 0.75, lamps: 0.3, haze: '#b9a9a8', hazeDistance: 1300 },
  );
  const { canvas, camera, random } = scene;
  ridge(scene, { at: 0.5, swing: 0.05, waves: 2.6, colour: '#8f97a6', mist: 0.7, seed: 33, foot: 0.58 });
  scene.ground(
    [
      [-900, 150],
      [900, 150],
      [900, 4000],
      [-900, 4000],
    ],
    '#dfe5e8',
  );
  for (let x = -330; x < 330; x += random.range(34, 46))
    tower(scene, {
      x,
      z: random.range(300, 420),
      width: 26,
      depth: 22,
      floors: random.int(6, 13),
      style: random.pick(['brick', 'stone', 'ribbon']),
      turn: random.range(-8, 8),
    });
  const walls = ['#b9684a', '#d3b58c', '#a9806a', '#c9a989', '#8f9aa0', '#cf9a77'] as const;
  for (let x = -190, i = 0; x < 190; i++) {
    const w = random.range(17, 24);
    house(scene, {
      x: x + w / 2,
      z: 190 + random.range(-2, 2),
      width: w - 0.6,
      depth: 17,
      floors: random.int(4, 6),
      wall: walls[i % walls.length],
      roof: '#e9eef0',
    });
    x += w;
  }
  tower(scene, { x: 96, z: 246, width: 26, depth: 24, floors: 24, style: 'fins', corner: 6 });
  tower(scene, { x: 58, z: 260, width: 24, depth: 24, floors: 17, style: 'glass' });
  scene.add(scene.distance(-70, 250), () => {
    scene.prism(footprint(-70, 250, 10, 10), 52, {
      wall: '#c9a989',
      side: (plane) => punched({ floor: 8, bay: 4, windowHeight: 3 })(plane, random),
    });
    for (const [a, b] of [
      [
        [-75, 245],
        [-65, 245],
      ],
      [
        [-65, 245],
        [-65, 255],
      ],
    ] as const)
      face(
        scene,
        [
          [a[0], 52, a[1]],
          [b[0], 52, b[1]],
          [-70, 76, 250],
        ],
        '#5f8078',
      );
  });
  for (let x = -180; x < 180; x += 9)
    plant(scene, x + random.range(-2, 2), 164, {
      kind: random.chance(0.3) ? 'cypress' : 'round',
      height: random.range(6, 9),
      leaf: random.chance(0.6) ? '#8a7766' : '#c2cdd0',
      floating: true,
    });
  scene.ground(
    [
      [-900, 146],
      [900, 146],
      [900, 158],
      [-900, 158],
    ],
    '#e9edee',
  );
  scene.paint();
  for (let x = -140; x < 140; x += 16) {
    const at = camera.project([x, 4.4, 156]);
    if (at)
      canvas.path(`M${String(at.x - 46)} ${String(at.y - 46)}h92v92h-92Z`, {
        fill: canvas.radial(at, 46, [
          [0, '#ffedc4', 0.95],
          [0.12, '#ffd596', 0.4],
          [1, '#ffc878', 0],
        ]),
      });
  }
  bars(
    scene,
    [
      [
        [-300, 1.2, 146],
        [300, 1.2, 146],
      ],
    ],
    0.2,
    '#4a5560',
  );
  flood(canvas, 0.8, 0.5, 0.5, '#ffc39a', 0.34);
  const shore = (camera.project([0, 0, 145])?.y ?? 0) / height;
  const front = begin('river-front', dusk, { width, height, eye: [0, 9, 0] });
  for (let i = 0; i < 260; i++) {
    const r = random.range(0.8, 2.6);
    front.canvas.path(`M${String(random.range(0, width))} ${String(random.range(0, height))}h0`, {
      stroke: '#ffffff',
      strokeWidth: r * 1.4,
      soft: true,
      opacity: random.range(0.25, 0.7),
    });
  }
  frameWithShade(front.canvas, 0.4);
  return {
    width,
    height,
    sky: skyOf(dusk, 0.56, [0.8, 0.52], { scale: 1.5, cover: 0.52 }),
    behind: canvas,
    water: { from: shore, near: '#24414f', far: '#8b8f9c', mirror: 0.8, waves: 0.7 },
    front: front.canvas,
    finish: { bloom: 0.4, threshold: 165 },
  };
}
