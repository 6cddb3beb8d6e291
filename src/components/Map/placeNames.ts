import { PIN_SIZE } from './MapCanvas.styles';
import type { WorldPoint } from './mercator';

/** Average width of a letter and height of a line in px, for estimating the size of a name. */
const [LETTER, LINE] = [7.5, 18];
/** Distance in px between a town and the middle of its name, for each position of the name. */
const [BELOW, ABOVE, ASIDE] = [28, -20, 12];

interface Named extends WorldPoint {
  name: string;
}

/** A rectangle; `x` and `y` are its centre. */
interface Box extends WorldPoint {
  width: number;
  height: number;
}

const overlap = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < (one.height + other.height) / 2;

/** Returns the area that a mark may cover: a pin, whose tip is at its position, or a disc, which is centred on it. */
const markBox = ({ x, y }: WorldPoint): Box => ({
  x,
  y: y - PIN_SIZE / 4,
  width: PIN_SIZE,
  height: PIN_SIZE * 1.5,
});

const nameBox = ({ x, y, name }: Named): Box => ({ x, y, width: name.length * LETTER, height: LINE });

/**
 * Places the names of towns below, above or beside them, so that no mark or other name overlaps. A name without a free
 * position is omitted.
 * @param towns towns with positions in px, most important first
 * @param marks positions of the marks in px
 * @returns the towns that keep their names, with the centres of the names in px
 */
export function placeNames<Town extends Named>(towns: readonly Town[], marks: readonly WorldPoint[]): Town[] {
  const taken = marks.map(markBox);
  return towns.flatMap((town) => {
    const aside = ASIDE + PIN_SIZE / 2 + (town.name.length * LETTER) / 2;
    const offsets = [
      [0, BELOW],
      [0, ABOVE],
      [aside, 0],
      [-aside, 0],
    ] as const;
    const placed = offsets
      .map(([x, y]) => ({ ...town, x: town.x + x, y: town.y + y }))
      .find((one) => !taken.some((box) => overlap(box, nameBox(one))));
    if (!placed) return [];
    taken.push(nameBox(placed));
    return [placed];
  });
}
