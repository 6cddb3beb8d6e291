import { mix, type Colour } from '../engine/colour';
import type { Scene } from '../engine/Scene';
import { footprint, round, type Vec3 } from '../engine/vector';
import { bars, seen } from './solids';

/** Paints a soft shadow on the floor under furniture. */
export function grounded(scene: Scene, x: number, z: number, width: number, depth: number): void {
  for (const [grow, opacity] of [
    [0.24, 0.1],
    [0.1, 0.14],
    [0, 0.2],
  ] as const) {
    scene.canvas.path(
      seen(
        scene,
        footprint(x, z - 0.05, width + grow * 2, depth + grow * 2).map(([px, pz]): Vec3 => [px, 0.004, pz]),
      ),
      { fill: '#1c2a30', opacity },
    );
  }
}

interface Slab {
  x: number;
  z: number;
  width: number;
  depth: number;
  base: number;
  height: number;
  colour: Colour;
}

function stack(scene: Scene, parts: readonly Slab[]): void {
  for (const { x, z, width, depth, base, height, colour } of parts) {
    scene.prism(footprint(x, z, width, depth), height, {
      base,
      wall: colour,
      top: mix(colour, '#ffffff', 0.1),
    });
  }
}

/** Paints a sofa that faces the viewer (`back` far) or away. */
export function sofa(
  scene: Scene,
  x: number,
  z: number,
  width: number,
  colour: Colour,
  facing: 'viewer' | 'away' | 'left' | 'right' = 'viewer',
  pillow: Colour = '#b4593a',
): void {
  const depth = 0.95;
  const side = facing === 'left' || facing === 'right';
  const [w, d] = side ? [depth, width] : [width, depth];
  scene.add(scene.distance(x, z), () => {
    grounded(scene, x, z, w, d);
    const arm = mix(colour, '#1c2a30', 0.08);
    const seats = Math.max(1, Math.round(width / 0.85));
    const backAt = facing === 'viewer' ? d / 2 - 0.12 : -(d / 2 - 0.12);
    if (side) {
      const bx = facing === 'left' ? w / 2 - 0.12 : -(w / 2 - 0.12);
      const back = { x: x + bx, z, width: 0.24, depth: d, base: 0.12, height: 0.68, colour };
      const seat = Array.from({ length: seats }, (_, i) => ({
        x: x - bx * 0.3,
        z: z + d / 2 - ((i + 0.5) * d) / seats,
        width: w - 0.3,
        depth: d / seats - 0.03,
        base: 0.12,
        height: 0.32,
        colour: mix(colour, '#ffffff', 0.06),
      }));
      const near = { x, z: z - d / 2 + 0.1, width: w, depth: 0.2, base: 0.12, height: 0.5, colour: arm };
      const outer = bx > 0 === scene.camera.eye[0] < x;
      stack(scene, outer ? [back, ...seat, near] : [...seat, back, near]);
      return;
    }
    const back = { x, z: z + backAt, width: w, depth: 0.24, base: 0.12, height: 0.68, colour };
    const seat = Array.from({ length: seats }, (_, i) => ({
      x: x - w / 2 + ((i + 0.5) * w) / seats,
      z: z - backAt * 0.25,
      width: w / seats - 0.03,
      depth: d - 0.3,
      base: 0.12,
      height: 0.32,
      colour: mix(colour, '#ffffff', 0.06),
    }));
    const arms = [-1, 1].map((s) => ({
      x: x + s * (w / 2 + 0.09),
      z,
      width: 0.18,
      depth: d,
      base: 0.12,
      height: 0.5,
      colour: arm,
    }));
    stack(scene, facing === 'viewer' ? [back, ...seat, ...arms] : [...seat, ...arms, back]);
    if (facing === 'viewer') {
      stack(scene, [
        {
          x: x - w * 0.34,
          z: z + backAt - 0.2,
          width: 0.5,
          depth: 0.14,
          base: 0.44,
          height: 0.36,
          colour: pillow,
        },
        {
          x: x + w * 0.33,
          z: z + backAt - 0.2,
          width: 0.46,
          depth: 0.14,
          base: 0.44,
          height: 0.33,
          colour: '#d9c6a0',
        },
      ]);
    }
  });
}

/** Paints a table on slim legs; `shape` is round or square. */
export function table(
  scene: Scene,
  x: number,
  z: number,
  width: number,
  depth: number,
  height: number,
  colour: Colour,
  shape: 'round' | 'square' = 'square',
): void {
  scene.add(scene.distance(x, z), () => {
    grounded(scene, x, z, width * 0.8, depth * 0.8);
    if (shape === 'round') {
      scene.prism(round(x, z, width * 0.16, width * 0.16, 12), height, {
        wall: mix(colour, '#1c2a30', 0.35),
      });
      scene.prism(round(x, z, width / 2, depth / 2, 30), 0.06, {
        base: height,
        wall: mix(colour, '#1c2a30', 0.2),
        top: colour,
      });
      return;
    }
    const legs = footprint(x, z, width - 0.12, depth - 0.12).map(([lx, lz]): Vec3[] => [
      [lx, 0, lz],
      [lx, height, lz],
    ]);
    bars(scene, legs, 0.05, '#2d3a40');
    scene.prism(footprint(x, z, width, depth), 0.06, {
      base: height,
      wall: mix(colour, '#1c2a30', 0.2),
      top: colour,
    });
  });
}

/** Paints cupboards or a counter; `worktop` is the plate on top. */
export function cabinet(
  scene: Scene,
  x: number,
  z: number,
  width: number,
  depth: number,
  height: number,
  colour: Colour,
  worktop?: Colour,
  base = 0,
  doors = 0.6,
): void {
  scene.add(scene.distance(x, z), () => {
    if (base === 0) grounded(scene, x, z, width, depth);
    scene.prism(footprint(x, z, width, depth), height, {
      base,
      wall: colour,
      top: mix(colour, '#ffffff', 0.1),
      side: (plane) => {
        const count = Math.round(plane.width / doors);
        plane.paint(
          Array.from(
            { length: Math.max(0, count - 1) },
            (_, i) =>
              [
                ((i + 1) * plane.width) / count,
                0.04,
                ((i + 1) * plane.width) / count + 0.012,
                height - 0.03,
              ] as const,
          ),
          '#1f2d33',
          { opacity: 0.4 },
        );
        if (base === 0) plane.paint([[0, 0, plane.width, 0.09]], '#20292d', { opacity: 0.7 });
      },
    });
    if (worktop)
      scene.prism(footprint(x, z, width + 0.06, depth + 0.06), 0.05, {
        base: base + height,
        wall: mix(worktop, '#1c2a30', 0.12),
        top: worktop,
      });
  });
}

/** Paints a stool or chair with slim lines. */
export function chair(
  scene: Scene,
  x: number,
  z: number,
  seat: number,
  colour: Colour,
  back: 'far' | 'near' | 'none' = 'none',
): void {
  scene.add(scene.distance(x, z), () => {
    grounded(scene, x, z, 0.34, 0.34);
    bars(
      scene,
      footprint(x, z, 0.34, 0.34).map(([lx, lz]): Vec3[] => [
        [lx, 0, lz],
        [x + (lx - x) * 0.85, seat, z + (lz - z) * 0.85],
      ]),
      0.035,
      '#2d3a40',
    );
    const rest = () => {
      if (back !== 'none')
        scene.prism(footprint(x, z + (back === 'far' ? 0.2 : -0.2), 0.44, 0.05), 0.42, {
          base: seat + 0.08,
          wall: colour,
          top: colour,
        });
    };
    if (back === 'far') rest();
    scene.prism(footprint(x, z, 0.46, 0.44), 0.08, {
      base: seat,
      wall: mix(colour, '#1c2a30', 0.15),
      top: colour,
    });
    if (back === 'near') rest();
  });
}
