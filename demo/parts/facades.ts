import type { Colour } from '../engine/colour';
import { mix } from '../engine/colour';
import type { Area, Plane } from '../engine/Plane';
import type { Random } from '../engine/Random';
import { blocks } from './blocks';

/** Paints a vertical side of a building. */
export type Facade = (plane: Plane, random: Random) => void;

const TINTS = [-0.28, -0.14, 0, 0.07, 0.16] as const;

/** Paints panes of glass in several tints, some lit. Upper panes reflect more sky. */
export function panes(plane: Plane, areas: readonly Area[], random: Random, lampShare = 1): void {
  const { atmosphere, height, normal, distance } = plane;
  const bands = 4;
  const groups = new Map<string, Area[]>();
  for (const area of areas) {
    const band = Math.min(bands - 1, Math.floor((area[1] / height) * bands));
    const lamp = random.chance(atmosphere.lamps * lampShare);
    const colour = lamp
      ? atmosphere.far(random.pick(atmosphere.lampColours), distance * 0.6)
      : atmosphere.glass((band + 0.5) / bands, normal, distance, random.pick(TINTS));
    const group = groups.get(colour);
    if (group) group.push(area);
    else groups.set(colour, [area]);
  }
  for (const [colour, group] of groups) plane.fill(group, colour);
}

/** Paints the shade in openings, below the upper edge and beside the sunny edge. */
export function reveals(plane: Plane, areas: readonly Area[], depth = 0.25): void {
  if (plane.scale * depth < 0.5) return;
  const fill = plane.lit('#20303a', true);
  plane.fill(
    areas.map(([u0, , u1, v1]): Area => [u0, v1 - depth, u1, v1]),
    fill,
    { opacity: 0.55 },
  );
}

/** Returns the heights at which the floors of a façade start. */
export function floors(plane: Plane, floor: number, ground = 0): number[] {
  const count = Math.max(1, Math.floor((plane.height - ground + 0.01) / floor));
  return Array.from({ length: count }, (_, i) => ground + i * floor);
}

/** Divides a façade into equal bays, with left edge and width of each. */
export function bays(plane: Plane, wanted: number, margin = 0): { at: number; width: number }[] {
  const count = Math.max(1, Math.round((plane.width - 2 * margin) / wanted));
  const width = (plane.width - 2 * margin) / count;
  return Array.from({ length: count }, (_, i) => ({ at: margin + i * width, width }));
}

export interface PunchedOptions {
  floor?: number;
  bay?: number;
  /** Size of the window, as a share of the bay and in metres. */
  share?: number;
  windowHeight?: number;
  sill?: number;
  ground?: number;
  frame?: Colour;
  /** Probability that a bay has no window. */
  blind?: number;
}

/** Windows in a wall. */
export const punched =
  ({
    floor = 3.2,
    bay = 3.6,
    share = 0.5,
    windowHeight = 1.7,
    sill = 0.85,
    ground = 0,
    frame,
    blind = 0,
  }: PunchedOptions = {}): Facade =>
  (plane, random) => {
    const areas: Area[] = [];
    const columns = bays(plane, bay, 0.6).filter(() => !random.chance(blind));
    for (const v of floors(plane, floor, ground)) {
      for (const { at, width } of columns) {
        const inset = (width * (1 - share)) / 2;
        areas.push([at + inset, v + sill, at + width - inset, v + sill + windowHeight]);
      }
    }
    if (frame && plane.scale > 5) {
      plane.paint(
        areas.map(([a, b, c, d]): Area => [a - 0.12, b - 0.12, c + 0.12, d + 0.12]),
        frame,
      );
    }
    panes(plane, areas, random);
    reveals(plane, areas);
  };

/** Bands of glass between solid parapets. */
export const ribbon =
  ({ floor = 3.6, glass = 2.1, sill = 0.9, ground = 0, mullion = 1.5 } = {}): Facade =>
  (plane, random) => {
    const areas: Area[] = [];
    const step = plane.scale * mullion < 2.5 ? plane.width / 4 : mullion;
    for (const v of floors(plane, floor, ground)) {
      for (const { at, width } of bays(plane, step)) areas.push([at, v + sill, at + width, v + sill + glass]);
    }
    panes(plane, areas, random);
    reveals(plane, areas, 0.35);
    if (plane.scale * mullion > 7) {
      const posts = areas.map(([u0, v0, , v1]): Area => [u0 - 0.04, v0, u0 + 0.04, v1]);
      plane.paint(posts, '#3c4a50');
    }
  };

/** A wall of glass in a light metal grid. */
export const curtain =
  ({
    floor = 3.8,
    bay = 1.6,
    metal = '#8d9aa0',
    spandrel = 0.5,
    ground = 0,
  }: { floor?: number; bay?: number; metal?: Colour; spandrel?: number; ground?: number } = {}): Facade =>
  (plane, random) => {
    const wide = plane.scale * bay < 2 ? bay * 3 : bay;
    const areas: Area[] = [];
    for (const v of floors(plane, floor, ground)) {
      for (const { at, width } of bays(plane, wide)) areas.push([at, v + spandrel, at + width, v + floor]);
    }
    plane.fill(
      [plane.whole],
      plane.rising([
        [0, plane.atmosphere.glass(0, plane.normal, plane.distance, -0.3)],
        [1, plane.atmosphere.glass(1, plane.normal, plane.distance, -0.3)],
      ]),
    );
    panes(plane, areas, random);
    if (plane.scale * wide > 4) {
      const lines = bays(plane, wide).map(({ at }): Area => [at - 0.06, ground, at + 0.06, plane.height]);
      plane.paint(lines, metal, { opacity: 0.85 });
    }
    if (plane.scale * floor > 6) {
      const rows = floors(plane, floor, ground).map((v): Area => [0, v, plane.width, v + spandrel * 0.4]);
      plane.paint(rows, metal, { opacity: 0.6 });
    }
  };

/** Slender vertical blades in front of a glass wall. */
export const fins =
  ({
    floor = 3.6,
    gap = 1.2,
    depth = 0.6,
    material = '#d9cbb2',
    ground = 0,
  }: { floor?: number; gap?: number; depth?: number; material?: Colour; ground?: number } = {}): Facade =>
  (plane, random) => {
    curtain({ floor, bay: gap * 2, ground })(plane, random);
    const step = plane.scale * gap < 3 ? gap * 2 : gap;
    blocks(
      plane,
      bays(plane, step).map(({ at, width }): Area => [
        at + width * 0.4,
        ground,
        at + width * 0.4 + 0.22,
        plane.height,
      ]),
      depth,
      material,
    );
    blocks(
      plane,
      floors(plane, floor, ground).map((v): Area => [0, v, plane.width, v + 0.28]),
      depth * 0.6,
      mix(material, '#ffffff', 0.2),
    );
  };

/** A distant façade: bands of windows, a few of them lit. */
export const distant =
  (floor: number, glassy = false): Facade =>
  (plane, random) => {
    const { atmosphere, height, width, normal, distance } = plane;
    const levels = floors(plane, floor);
    const glass = (at: number) => atmosphere.glass(at, normal, distance, -0.1);
    const fill = plane.rising([
      [0, glass(0)],
      [1, glass(1)],
    ]);
    const [low, high] = glassy ? [0.12, 0.92] : [0.3, 0.78];
    const columns = bays(plane, glassy ? 6 : 4.4, 0.8);
    const gap = glassy ? 0.15 : random.range(0.5, 1.1);
    plane.fill(
      columns.flatMap(({ at, width: bay }): Area[] =>
        plane.scale * floor < 4
          ? []
          : levels.map((v): Area => [at + gap, v + floor * low, at + bay - gap, v + floor * high]),
      ),
      fill,
    );
    if (plane.scale * floor < 4)
      plane.fill(
        levels.map((v): Area => [0.6, v + floor * low, width - 0.6, v + floor * high]),
        fill,
        { opacity: 0.75 },
      );
    const lit: Area[] = [];
    const wanted = Math.round(levels.length * columns.length * atmosphere.lamps * 0.8);
    for (let i = 0; i < wanted; i++) {
      const column = columns[random.int(0, columns.length - 1)];
      const v = random.int(0, levels.length - 1) * floor;
      if (column && v + floor <= height + 0.1)
        lit.push([column.at + gap, v + floor * low, column.at + column.width - gap, v + floor * high]);
    }
    plane.fill(lit, atmosphere.far(random.pick(atmosphere.lampColours), distance * 0.5));
  };

/** Paints faint joints of stone courses. */
export function courses(plane: Plane, material: Colour, height = 0.6): void {
  if (plane.scale * height < 2.4) return;
  const rows: Area[] = [];
  for (let v = height; v < plane.height; v += height) rows.push([0, v, plane.width, v + 0.03]);
  plane.paint(rows, material, { opacity: 0.5 });
}
