import { surroundingShapes, type Name } from '../surroundingShapes';

/** Positions of the invented streets on a project's map, in metres from the project. */
const COLUMNS = [-900, -640, -380, -120, 140, 390, 650, 910] as const;
const ROWS = [-620, -380, -150, -24, 190, 410, 640] as const;
/** Length in metres by which streets extend beyond the outermost crossing. */
const BEYOND = 600;
/** Distance in metres between a street and the houses along it. */
const FRONT = 18;

const STREETS: readonly Name[] = [
  { he: 'רחוב האלון', en: 'HaAlon Street' },
  { he: 'רחוב הזית', en: 'HaZayit Street' },
  { he: 'רחוב התמר', en: 'HaTamar Street' },
  { he: 'רחוב הגפן', en: 'HaGefen Street' },
  { he: 'רחוב השקד', en: 'HaShaked Street' },
  { he: 'רחוב הדקל', en: 'HaDekel Street' },
];
const NEAR: readonly (readonly [name: Name, east: number, north: number])[] = [
  [{ he: 'גן ילדים', en: 'Kindergarten' }, -210, 70],
  [{ he: 'תחנת אוטובוס', en: 'Bus stop' }, 120, -40],
  [{ he: 'מכולת', en: 'Grocery' }, 260, 120],
  [{ he: 'בית ספר', en: 'School' }, -430, 300],
];

/**
 * Returns a generator of pseudo-random numbers from 0 to 1. The key is the seed, so that a project's map is the same in
 * every run.
 */
function numbersOf(key: string): () => number {
  let state = [...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Returns the street name of a postal address without the house number. */
const streetAlone = (line: string): string => (line.split(',')[0] ?? '').replace(/[\d–-]+/g, '').trim();

/** Returns the lowest and highest of the positions, extended by `BEYOND` at both ends. */
const reach = (lines: readonly number[]): [number, number] => [
  Math.min(...lines) - BEYOND,
  Math.max(...lines) + BEYOND,
];

/** Returns all pairs of neighbouring positions. */
const between = (lines: readonly number[]): [number, number][] =>
  lines.flatMap((line, index) => {
    const before = lines[index - 1];
    return before === undefined ? [] : [[before, line]];
  });

type Spot = readonly [east: number, north: number];

/** Distance in metres between the points at which a street is checked for the sea. */
const STEP = 20;

type IsDry = (east: number, north: number) => boolean;

/** Removes the part at the start of a street that would lie in the sea. */
function fromLand([from, to, ...rest]: readonly Spot[], isDry: IsDry): readonly Spot[] {
  if (!from || !to) return [];
  const [east, north] = [to[0] - from[0], to[1] - from[1]];
  const steps = Math.ceil(Math.hypot(east, north) / STEP);
  for (let step = 0; step < steps; step += 1) {
    const spot: Spot = [from[0] + (east * step) / steps, from[1] + (north * step) / steps];
    if (isDry(...spot)) return [spot, to, ...rest];
  }
  return fromLand([to, ...rest], isDry);
}

/** Removes the parts at both ends of a street that would lie in the sea. */
const onLand = (points: readonly Spot[], isDry: IsDry) =>
  fromLand(fromLand(points, isDry).toReversed(), isDry);

interface Placed {
  readonly key: string;
  readonly at: readonly [latitude: number, longitude: number];
  readonly street: Name;
}

/**
 * Creates GeoJSON of invented streets, houses and nearby places around a project. With it, the project's map works
 * without a map provider.
 */
export function neighbourhood({ key, at: [latitude, longitude], street: address }: Placed) {
  const { isDry, ...shapes } = surroundingShapes({ latitude, longitude });
  const next = numbersOf(key);
  const street = (name: Name | undefined, ...points: readonly Spot[]) => {
    const dry = onLand(points, isDry);
    return dry.length > 1 ? [shapes.street(name, ...dry)] : [];
  };
  const area = (kind: string, w: number, s: number, e: number, n: number) =>
    isDry(w, s) && isDry(w, n) && isDry(e, s) && isDry(e, n) ? [shapes.area(kind, w, s, e, n)] : [];
  const own: Name = { he: streetAlone(address.he), en: streetAlone(address.en) };
  const others = STREETS.filter(({ en }) => !en.startsWith(own.en));
  const nameOf = (index: number, every: number) =>
    index % every === 0 ? others[(index / every) % others.length] : undefined;
  const [west, east] = reach(COLUMNS);
  const [south, north] = reach(ROWS);
  const park = 1 + Math.floor(next() * 3);
  const blocks = between(COLUMNS).flatMap(([left, right], column) =>
    between(ROWS).map(([bottom, top], row) => ({ left, right, bottom, top, column, row })),
  );
  return {
    type: 'FeatureCollection',
    illustration: true,
    features: [
      ...ROWS.flatMap((y, index) =>
        street(y === -24 ? own : nameOf(index, 2), [west, y - 20], [0, y], [east, y + 30 * next()]),
      ),
      ...COLUMNS.flatMap((x, index) =>
        street(nameOf(index + 1, 3), [x - 15 * next(), south], [x, 0], [x + 15 * next(), north]),
      ),
      ...blocks.flatMap(({ left, right, bottom, top, column, row }) => {
        const [w, s, e, n] = [left + FRONT, bottom + FRONT + 12, right - FRONT, top - FRONT - 12];
        // The block that contains the project: its plot, with a house on either side.
        if (left < 0 && right > 0 && bottom < 0 && top > 0)
          return [
            shapes.area('plot', -40, 10, 45, 75),
            ...area('building', w, s, -60, n - 60),
            ...area('building', 65, s + 30, e, n),
          ];
        if (column === 3 + park && row === 4) return area('park', w, s, e, n);
        const across = w + (e - w) * (0.5 + 0.5 * next());
        return next() < 0.1 ? [] : area('building', w, s + (n - s) * 0.3 * next(), across, n);
      }),
      ...NEAR.flatMap(([name, x, y]) => (isDry(x, y) ? [shapes.place(name, x, y)] : [])),
    ],
  };
}
