import type { Colour } from '../engine/colour';
import { mix } from '../engine/colour';
import type { Area } from '../engine/Plane';
import type { Scene } from '../engine/Scene';
import { footprint, type Vec3 } from '../engine/vector';
import { face, seen } from './solids';

const PAINTS: readonly [Colour, ...Colour[]] = [
  '#e9e6df',
  '#8d989c',
  '#2e4450',
  '#b4573a',
  '#cfc6b4',
  '#56707c',
];

/** Paints the wheels on the visible side. */
function wheels(
  scene: Scene,
  x: number,
  z: number,
  length: number,
  width: number,
  turn: number,
  radius: number,
  places: readonly number[],
): void {
  const angle = (turn * Math.PI) / 180;
  const side =
    Math.sin(angle) * (scene.camera.eye[0] - x) - Math.cos(angle) * (scene.camera.eye[2] - z) > 0 ? -1 : 1;
  const at = (u: number, v: number): [number, number] => [
    x + u * Math.cos(angle) - v * Math.sin(angle),
    z + u * Math.sin(angle) + v * Math.cos(angle),
  ];
  const ring = (place: number, r: number, out: number): Vec3[] =>
    Array.from({ length: 14 }, (_, i) => {
      const a = (i / 14) * Math.PI * 2;
      const [wx, wz] = at(place * length + Math.cos(a) * r, side * (width / 2 + out));
      return [wx, radius + Math.sin(a) * r, wz];
    });
  const tone = (c: Colour) => scene.air.far(c, scene.distance(x, z));
  scene.canvas.path(places.map((p) => seen(scene, ring(p, radius, 0.02))).join(''), {
    fill: tone('#1b2529'),
  });
  scene.canvas.path(places.map((p) => seen(scene, ring(p, radius * 0.5, 0.03))).join(''), {
    fill: tone('#8a9194'),
  });
}

/** Adds a car; with `turn` 0 it drives along x. */
export function car(scene: Scene, x: number, z: number, turn = 90, paint?: Colour): void {
  const colour = paint ?? scene.random.pick(PAINTS);
  const foot = footprint(x, z, 4.3, 1.8, turn);
  scene.shadowOf(foot, 1.3);
  scene.add(scene.distance(x, z), () => {
    scene.prism(foot, 0.62, { base: 0.28, wall: colour, top: colour });
    scene.prism(
      footprint(
        x - 0.15 * Math.cos((turn * Math.PI) / 180),
        z - 0.15 * Math.sin((turn * Math.PI) / 180),
        2.5,
        1.6,
        turn,
      ),
      0.58,
      {
        base: 0.88,
        wall: '#2a3c45',
        top: mix(colour, '#ffffff', 0.12),
        side: (plane) =>
          plane.fill(
            [[0.12, 0.08, plane.width - 0.12, 0.5]],
            plane.atmosphere.glass(0.7, plane.normal, plane.distance, -0.1),
          ),
      },
    );
    wheels(scene, x, z, 4.3, 1.8, turn, 0.32, [-0.31, 0.31]);
  });
}

/** Adds a lorry with a concrete drum, a tipper or a flat bed. */
export function lorry(
  scene: Scene,
  x: number,
  z: number,
  turn: number,
  kind: 'mixer' | 'tipper',
  cab: Colour = '#a8472a',
): void {
  const angle = (turn * Math.PI) / 180;
  const move = (u: number, v = 0): [number, number] => [
    x + u * Math.cos(angle) - v * Math.sin(angle),
    z + u * Math.sin(angle) + v * Math.cos(angle),
  ];
  const foot = footprint(x, z, 8.4, 2.5, turn);
  scene.shadowOf(foot, 3.2);
  scene.add(scene.distance(x, z), () => {
    const [bx, bz] = move(-1.2);
    const [cx, cz] = move(3.1);
    const load = () => {
      if (kind === 'tipper') {
        scene.prism(footprint(bx, bz, 5.6, 2.5, turn), 1.7, {
          base: 1.2,
          wall: '#c9b389',
          top: '#8d7a5e',
          side: (plane) =>
            plane.paint(
              Array.from({ length: 6 }, (_, i): Area => [
                0.5 + i * ((plane.width - 1) / 5),
                0,
                0.62 + i * ((plane.width - 1) / 5),
                1.7,
              ]),
              '#a8916a',
            ),
        });
        return;
      }
      const ring = (u: number, r: number, y: number): Vec3[] =>
        Array.from({ length: 18 }, (_, i) => {
          const a = (i / 18) * Math.PI * 2;
          const [px, pz] = move(u, Math.cos(a) * r);
          return [px, y + Math.sin(a) * r, pz];
        });
      const rings = [
        ring(-4.2, 0.65, 3.1),
        ring(-2.4, 1.25, 2.75),
        ring(0.1, 1.35, 2.5),
        ring(1.5, 0.8, 2.3),
      ];
      const order = scene.distance(...move(-4)) > scene.distance(...move(2)) ? [0, 1, 2] : [2, 1, 0];
      for (const i of order) {
        const from = rings[i];
        const to = rings[i + 1];
        if (!from || !to) continue;
        const strips = from.map(
          (p, k) => [p, from[(k + 1) % 18] ?? p, to[(k + 1) % 18] ?? p, to[k] ?? p] as const,
        );
        strips
          .map((points) => ({
            points,
            away: Math.hypot(
              points[0][0] - scene.camera.eye[0],
              points[0][1] - scene.camera.eye[1],
              points[0][2] - scene.camera.eye[2],
            ),
          }))
          .sort((a, b) => b.away - a.away)
          .forEach(({ points }) => {
            const a = points[0];
            const [mx, mz] = move(-1);
            // Each strip is lit by its normal, away from the drum's axis.
            const out: Vec3 = [a[0] - mx, a[1] - 2.6, a[2] - mz];
            const metres = scene.distance(x, z);
            const length = Math.hypot(...out) || 1;
            scene.canvas.path(seen(scene, points), {
              fill: scene.air.shade(
                i === 1 ? '#efe7d8' : '#e0d5c2',
                [out[0] / length, out[1] / length, out[2] / length],
                metres,
              ),
            });
          });
      }
    };
    const bed = () =>
      scene.prism(footprint(bx, bz, 6.2, 2.3, turn), 0.45, { base: 0.75, wall: '#333f45', top: '#3d484d' });
    const front = () => {
      scene.prism(footprint(cx, cz, 2, 2.45, turn), 2.3, {
        base: 0.6,
        wall: cab,
        top: cab,
        side: (plane) => {
          plane.fill(
            [[0.2, 1.15, plane.width - 0.2, 2.05]],
            plane.atmosphere.glass(0.7, plane.normal, plane.distance, -0.15),
          );
          plane.paint([[0, 0, plane.width, 0.3]], '#2c373c');
        },
      });
    };
    const parts = [
      {
        away: scene.distance(bx, bz),
        draw: () => {
          bed();
          load();
        },
      },
      { away: scene.distance(cx, cz), draw: front },
    ].sort((a, b) => b.away - a.away);
    for (const part of parts) part.draw();
    wheels(scene, x, z, 8.4, 2.5, turn, 0.52, [-0.38, -0.23, 0.34]);
  });
}

/** Adds a yellow digger with a raised arm. */
export function digger(scene: Scene, x: number, z: number, turn: number): void {
  const angle = (turn * Math.PI) / 180;
  const at = (u: number, y: number, v = 0): Vec3 => [
    x + u * Math.cos(angle) - v * Math.sin(angle),
    y,
    z + u * Math.sin(angle) + v * Math.cos(angle),
  ];
  const paint = '#d9a63a';
  scene.shadowOf(footprint(x, z, 4.2, 2.8, turn), 2.6);
  scene.add(scene.distance(x, z), () => {
    scene.prism(footprint(x, z, 4.2, 2.8, turn), 0.9, { wall: '#2c3438', top: '#3a4347' });
    const [bx, , bz] = at(-0.4, 0);
    scene.prism(footprint(bx, bz, 3.4, 2.6, turn), 1.1, { base: 1, wall: paint, top: paint });
    const [cx, , cz] = at(0.7, 0, -0.7);
    scene.prism(footprint(cx, cz, 1.4, 1.2, turn), 1.5, {
      base: 1.6,
      wall: paint,
      top: paint,
      side: (plane) =>
        plane.fill(
          [[0.12, 0.25, plane.width - 0.12, 1.35]],
          plane.atmosphere.glass(0.6, plane.normal, plane.distance, -0.1),
        ),
    });
    const arm = (from: Vec3, to: Vec3, w: number) =>
      face(
        scene,
        [
          [from[0], from[1] + w, from[2]],
          [to[0], to[1] + w * 0.7, to[2]],
          [to[0], to[1] - w * 0.7, to[2]],
          [from[0], from[1] - w, from[2]],
        ],
        paint,
      );
    arm(at(1.2, 1.9), at(4, 4.9), 0.36);
    arm(at(3.8, 5), at(6.2, 2.2), 0.28);
    face(scene, [at(5.7, 2.4), at(6.9, 1.9), at(6.8, 0.9), at(5.8, 0.9)], '#3a4347');
  });
}
