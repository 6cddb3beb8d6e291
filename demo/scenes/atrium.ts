import { day } from '../engine/moods';
import type { Layers } from '../engine/render';
import { footprint, type Vec3 } from '../engine/vector';
import { person } from '../parts/people';
import { room, slabs } from '../parts/room';
import { bars, seen } from '../parts/solids';
import { plant } from '../parts/trees';
import { begin, flood, frameWithShade, skyOf } from './start';
import { INSIDE } from './indoors';

/** The atrium of an office house under a glass roof. */
export function atrium(width: number, height: number): Layers {
  const horizon = 0.72;
  const scene = begin(
    'atrium',
    day,
    { width, height, eye: [0, 1.8, -9], view: height > width ? 46 : 66, horizon },
    {
      ...INSIDE,
      hazeDistance: 160,
      haze: '#f3efe4',
      sun: [-0.5, 0.75, -0.1],
      ambientStrength: 0.8,
      lamps: 0.12,
    },
  );
  const { canvas, random } = scene;
  const [near, far, side, floors, storey] = [-8, 44, 9, 6, 4] as const;
  const { floor, left, right, back } = room(scene, {
    left: -side,
    right: side,
    near,
    far,
    height: floors * storey,
  });
  slabs(floor, '#ddd2be', '#a0947f', 1.6);
  floor.fill(
    [floor.whole],
    floor.rising([
      [0, '#4a4338', 0.34],
      [0.3, '#d8ccb6', 0.05],
      [1, '#fffaf0', 0.6],
    ]),
  );
  back.fill(
    [back.whole],
    back.rising([
      [0, '#b9d0d2'],
      [1, '#eef4f0'],
    ]),
  );
  back.fill(
    Array.from({ length: 12 }, (_, i) => [i * 1.64, 0, i * 1.64 + 0.1, 24] as const),
    '#6f868c',
  );
  back.fill(
    Array.from({ length: 12 }, (_, i) => [0, i * 2, 18, i * 2 + 0.08] as const),
    '#6f868c',
  );
  for (const wall of [left, right]) {
    wall.fill(
      [wall.whole],
      wall.across([
        [0, '#40535a'],
        [0.5, '#7f8f90'],
        [1, '#d9ddd4'],
      ]),
    );
    for (let level = 0; level < floors; level++) {
      for (let u = 0; u < 52; u += 3.2) {
        const lit = random.chance(0.24);
        wall.fill(
          [[u + 0.15, level * storey + 0.15, u + 3, level * storey + 3]],
          lit ? '#ffdca6' : random.pick(['#31474f', '#3d565e', '#4a646b']),
          { opacity: lit ? 0.9 : 0.75 },
        );
      }
    }
  }
  // Galleries along both sides, upper ones first because the eye is below them.
  for (let level = floors; level >= 1; level--) {
    const y = level * storey;
    for (const s of [-1, 1]) {
      const slab = footprint(s * (side - 1.1), (near + far) / 2, 2.2, far - near);
      canvas.path(
        seen(
          scene,
          slab.map(([x, z]): Vec3 => [x, y - 0.45, z]),
        ),
        { fill: '#c9b698' },
      );
      scene.prism(slab, 0.45, { base: y - 0.45, wall: '#f0e8da' });
      canvas.path(
        seen(scene, [
          [s * (side - 2.2), y, near],
          [s * (side - 2.2), y, far],
          [s * (side - 2.2), y + 1.1, far],
          [s * (side - 2.2), y + 1.1, near],
        ]),
        { fill: '#e6f0ee', opacity: 0.42 },
      );
      bars(
        scene,
        [
          [
            [s * (side - 2.2), y + 1.1, near + 1],
            [s * (side - 2.2), y + 1.1, far],
          ],
        ],
        0.07,
        '#8a6747',
      );
    }
  }
  const roof: Vec3[][] = [];
  for (let z = near + 2; z <= far; z += 4)
    roof.push([
      [-side, 24, z],
      [0, 27, z],
      [side, 24, z],
    ]);
  for (const x of [-6, -3, 0, 3, 6])
    roof.push([
      [x, 27 - Math.abs(x) / 3, near + 2],
      [x, 27 - Math.abs(x) / 3, far],
    ]);
  bars(scene, roof, 0.16, '#e9efec', { plain: true });
  scene.add(scene.distance(0, 22), () => {
    for (const y of [8, 16]) {
      scene.prism(footprint(0, 22, 14, 2.4), 0.5, { base: y - 0.5, wall: '#efe6d6', top: '#d9cdb8' });
      canvas.path(
        seen(scene, [
          [-7, y, 20.8],
          [7, y, 20.8],
          [7, y + 1.1, 20.8],
          [-7, y + 1.1, 20.8],
        ]),
        { fill: '#e6f0ee', opacity: 0.4 },
      );
    }
  });
  for (let z = 6; z < 42; z += 8) {
    for (const x of [-4.2, 4.2]) {
      scene.add(scene.distance(x, z) + 0.6, () =>
        scene.prism(footprint(x, z, 2.6, 2.6), 0.5, { wall: '#b9a382', top: '#6d5f49' }),
      );
      plant(scene, x, z, { kind: 'round', height: random.range(4.6, 6), base: 0.4, floating: true });
    }
  }
  for (let i = 0; i < 15; i++) person(scene, random.range(-2.6, 2.6), random.range(3, 36), { base: 0.001 });
  person(scene, -1.5, -2, { base: 0.001 });
  scene.paint();
  for (const [x, w] of [
    [0.16, 0.1],
    [0.34, 0.07],
    [0.52, 0.12],
  ] as const) {
    canvas.path(
      `M${String((x + 0.1) * width)} 0H${String((x + 0.1 + w) * width)}L${String((x + w * 1.5 + 0.34) * width)} ${String(height)}H${String((x + 0.3) * width)}Z`,
      {
        fill: canvas.linear({ x: 0, y: 0 }, { x: 0, y: height }, [
          [0, '#fff6dc', 0.34],
          [1, '#fff6dc', 0],
        ]),
      },
    );
  }
  flood(canvas, 0.4, 0.04, 0.6, '#fffaf0', 0.5);
  frameWithShade(canvas, 0.4, '#14222a');
  return {
    width,
    height,
    sky: { ...skyOf(day, 0.9, [0.4, 0.05], { cover: 0.5 }) },
    front: canvas,
    finish: { bloom: 0.35, threshold: 205 },
  };
}
