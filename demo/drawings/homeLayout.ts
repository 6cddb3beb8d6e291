import type { HomePlan } from '../../cms/seed/content/homes/homePlans';
import { Random } from '../engine/Random';

export type Use = 'living' | 'kitchen' | 'bedroom' | 'study' | 'bath' | 'storage' | 'corridor';

/** A room in metres, from the upper left corner of the flat. */
export interface Cell {
  use: Use;
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface HomeLayout {
  width: number;
  depth: number;
  cells: readonly Cell[];
  balcony?: { x: number; w: number; h: number };
}

const CORRIDOR = 1.15;
const BEDROOM = 2.75;

/** Arranges cells in a row from `left`. */
function rowOf(uses: readonly (readonly [Use, number])[], left: number, y: number, h: number): Cell[] {
  let x = left;
  return uses.map(([use, w]) => {
    const cell = { use, x, y, w, h };
    x += w;
    return cell;
  });
}

/** Returns the lower row: bathrooms have a fixed width, and the other rooms share the rest. */
function lowerRow(bedrooms: number, half: boolean, baths: number, width: number): (readonly [Use, number])[] {
  const bath = Math.min(1.95, width / (baths + 1));
  const rest = width - baths * bath;
  const others: Use[] = [...Array<Use>(bedrooms).fill('bedroom'), ...(half ? (['study'] as const) : [])];
  const shared: Use[] = others.length > 0 ? others : ['storage'];
  const row = shared.map((use) => [use, rest / shared.length] as const);
  return [...Array.from({ length: baths }, () => ['bath', bath] as const), ...row];
}

/**
 * Returns the rooms of a flat: the living space on one side, bedrooms and bathrooms along a corridor on the other.
 * The number of rooms includes the living room; half a room is a study. The cells add up to exactly the area, and the
 * seed varies their proportions.
 */
export function homeLayout({ rooms, area, balcony, outside }: HomePlan, seed: string): HomeLayout {
  const random = new Random(seed);
  const depth = Math.min(9.6, Math.max(5.4, Math.sqrt(area / random.range(1.3, 1.54))));
  const width = area / depth;
  const bedrooms = Math.floor(rooms) - 1;
  const half = rooms % 1 > 0;
  const livingShare = [0.72, 0.53, 0.47, 0.36, 0.32, 0.3, 0.28][Math.floor(rooms) - 1] ?? 0.3;
  const living = width * livingShare * random.range(0.96, 1.04);
  const kitchen = Math.min(3, depth * random.range(0.37, 0.42));
  const right = width - living;
  const outer = outside
    ? { x: 0, w: width, h: Math.min(5, balcony / width) }
    : { x: 0, w: Math.min(width, Math.max(living, balcony / 2.4)), h: 0 };
  const cells: Cell[] = [
    { use: 'living', x: 0, y: 0, w: living, h: depth - kitchen },
    { use: 'kitchen', x: 0, y: depth - kitchen, w: living, h: kitchen },
  ];
  if (bedrooms === 0) {
    cells.push({ use: 'storage', x: living, y: 0, w: right, h: depth * 0.45 });
    cells.push({ use: 'bath', x: living, y: depth * 0.45, w: right, h: depth * 0.55 });
  } else {
    const small = rooms === 3;
    const upper = small ? 1 : Math.max(1, Math.min(bedrooms, Math.floor(right / BEDROOM)));
    const top = (depth - CORRIDOR) * random.range(0.51, 0.56);
    const low = depth - CORRIDOR - top;
    const upperRow = small
      ? ([
          ['bedroom', right - 1.95],
          ['bath', 1.95],
        ] as const)
      : Array.from({ length: upper }, () => ['bedroom', right / upper] as const);
    const lower = small
      ? ([
          ['storage', 1.7],
          ['bedroom', right - 1.7],
        ] as const)
      : lowerRow(bedrooms - upper, half, rooms < 3.5 ? 1 : rooms < 7 ? 2 : 3, right);
    cells.push(...rowOf(upperRow, living, 0, top));
    cells.push({ use: 'corridor', x: living, y: top, w: right, h: CORRIDOR });
    cells.push(...rowOf(lower, living, top + CORRIDOR, low));
  }
  return {
    width,
    depth,
    cells,
    ...(balcony > 0 && { balcony: { x: outer.x, w: outer.w, h: balcony / outer.w } }),
  };
}
