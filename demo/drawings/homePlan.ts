import type { HomePlan } from '../../cms/seed/content/homes/homePlans';
import type { Side } from '../../cms/seed/content/homes/SeedHouse';
import { box, Canvas, disc, n } from '../engine/Canvas';
import { Random } from '../engine/Random';
import { homeLayout, type Cell, type HomeLayout, type Use } from './homeLayout';

const WIDTH = 1200;
const HEIGHT = 900;

const FLOORS: Record<Use, string> = {
  living: '#ecdcc0',
  kitchen: '#e6dccb',
  bedroom: '#e4c9b2',
  study: '#d3ddc9',
  bath: '#c5d6d6',
  storage: '#dcd5c9',
  corridor: '#efe6d6',
};

interface Ink {
  paper: string;
  wall: string;
  thin: string;
  grid: string;
  coloured: boolean;
  outside: string;
}

const COLOURED: Ink = {
  paper: '#faf6ee',
  wall: '#20343d',
  thin: '#6a7779',
  grid: '#9a8e7c',
  coloured: true,
  outside: '#d9c9a4',
};
const LINES: Ink = {
  paper: '#1d4a63',
  wall: '#f4efe2',
  thin: '#a9c4cf',
  grid: '#8fb3c2',
  coloured: false,
  outside: '#1d4a63',
};

/** A sheet that converts metres to positions on the picture. */
class Sheet {
  readonly canvas = new Canvas(WIDTH, HEIGHT);
  private lines = '';
  constructor(
    readonly ink: Ink,
    private readonly left: number,
    private readonly top: number,
    private readonly scale: number,
  ) {}

  at(x: number, y: number): string {
    return `${this.x(x)} ${this.y(y)}`;
  }

  piece(x: number, y: number, w: number, h: number, r = 0): string {
    const [left, top] = [this.x(x), this.y(y)];
    return box(left, top, this.x(x + w) - left, this.y(y + h) - top, Math.round(r * this.scale));
  }

  ring(x: number, y: number, rx: number, ry = rx): string {
    return disc(this.x(x), this.y(y), Math.round(rx * this.scale), Math.round(ry * this.scale));
  }

  /** Whole pixels, which take fewer bytes. */
  private x(metres: number): number {
    return Math.round(this.left + metres * this.scale);
  }

  private y(metres: number): number {
    return Math.round(this.top + metres * this.scale);
  }

  fill(data: string, fill: string, opacity?: number): void {
    this.canvas.path(data, { fill, opacity });
  }

  /** Collects thin lines; `paintLines` paints them as one path. */
  line(data: string): void {
    this.lines += data;
  }

  paintLines(strokeWidth: number): void {
    this.canvas.path(this.lines, { stroke: this.ink.thin, strokeWidth });
    this.lines = '';
  }

  metres(value: number): number {
    return value * this.scale;
  }
}

function bed(sheet: Sheet, { x, y, w, h }: Cell, double: boolean): void {
  const wide = Math.min(double ? 1.6 : 0.95, w - 0.5);
  const long = Math.min(2, h - 0.5);
  const bx = x + (w - wide) / 2;
  const by = y + 0.18;
  const pillow = double ? [bx + 0.1, bx + wide / 2 + 0.04] : [bx + 0.12];
  const size = double ? wide / 2 - 0.14 : wide - 0.24;
  const data =
    sheet.piece(bx, by, wide, long, 0.08) +
    pillow.map((px) => sheet.piece(px, by + 0.1, size, 0.38, 0.08)).join('') +
    `M${sheet.at(bx, by + 0.68)}L${sheet.at(bx + wide, by + 0.68)}`;
  if (sheet.ink.coloured) sheet.fill(sheet.piece(bx, by, wide, long, 0.08), '#fff9ee', 0.85);
  sheet.line(data);
  sheet.line(sheet.piece(x + w - 0.62, y + h - 1.5, 0.5, Math.min(1.3, h - 0.8)));
}

function bathroom(sheet: Sheet, { x, y, w, h }: Cell): void {
  const tub = Math.min(1.6, h - 0.3);
  sheet.line(
    sheet.piece(x + 0.12, y + h - tub - 0.12, 0.7, tub, 0.2) +
      sheet.ring(x + 0.47, y + h - tub + 0.12, 0.07) +
      sheet.piece(x + w - 0.55, y + h - 0.75, 0.42, 0.6, 0.18) +
      sheet.ring(x + w - 0.34, y + h - 1.25, 0.2, 0.24),
  );
}

function livingRoom(sheet: Sheet, { x, y, w, h }: Cell): void {
  const long = Math.min(2.3, h - 1.4);
  const data =
    sheet.piece(x + 0.2, y + 0.7, 0.9, long, 0.14) +
    sheet.piece(x + 0.2, y + 0.7, 0.28, long, 0.1) +
    sheet.piece(x + 1.5, y + 0.7 + long * 0.2, 0.6, long * 0.6, 0.08) +
    sheet.piece(x + w - 0.4, y + 0.7, 0.28, long, 0.04);
  const cx = x + w * 0.62;
  const cy = y + h - 0.95;
  const seats = [0, 1, 2, 3].map((i) =>
    sheet.ring(
      cx + Math.cos((i * Math.PI) / 2 + 0.8) * 0.85,
      cy + Math.sin((i * Math.PI) / 2 + 0.8) * 0.75,
      0.2,
    ),
  );
  if (sheet.ink.coloured)
    sheet.fill(sheet.piece(x + 1.25, y + 0.55, Math.min(1.9, w - 2), long + 0.3), '#dcc59c', 0.6);
  sheet.line(h < 4 ? data : data + sheet.ring(cx, cy, 0.6, 0.5) + seats.join(''));
}

function kitchen(sheet: Sheet, { x, y, w, h }: Cell): void {
  const top = Math.min(3.4, w - 1.5);
  sheet.line(
    sheet.piece(x + 0.1, y + 0.2, 0.6, h - 0.3) +
      sheet.piece(x + 0.7, y + h - 0.7, top - 0.7, 0.6) +
      sheet.piece(x + 0.22, y + 0.6, 0.38, 0.5, 0.08) +
      [0, 1].map((i) => sheet.ring(x + 1.15 + i * 0.34, y + h - 0.4, 0.13)).join('') +
      `M${sheet.at(x + 0.1, y + 1.35)}L${sheet.at(x + 0.7, y + 1.35)}`,
  );
}

const furnish = (sheet: Sheet, cell: Cell, double: boolean) => {
  const { use, x, y, w, h } = cell;
  if (use === 'bedroom') bed(sheet, cell, double);
  else if (use === 'bath') bathroom(sheet, cell);
  else if (use === 'living') livingRoom(sheet, cell);
  else if (use === 'kitchen') kitchen(sheet, cell);
  else if (use === 'study')
    sheet.line(sheet.piece(x + 0.15, y + h - 0.75, w - 0.3, 0.6) + sheet.ring(x + w / 2, y + h - 1.05, 0.22));
  else if (use === 'storage')
    sheet.line(
      sheet.piece(x + 0.12, y + 0.15, 0.5, h - 0.3) +
        `M${sheet.at(x + 0.12, y + h / 2)}L${sheet.at(x + 0.62, y + h / 2)}`,
    );
};

function opening(sheet: Sheet, x: number, y: number, w: number): void {
  sheet.fill(sheet.piece(x, y - 0.12, w, 0.24), sheet.ink.paper);
  sheet.canvas.path(
    `M${sheet.at(x, y - 0.06)}L${sheet.at(x + w, y - 0.06)}M${sheet.at(x, y + 0.06)}L${sheet.at(x + w, y + 0.06)}`,
    { stroke: sheet.ink.wall, strokeWidth: 2 },
  );
}

/** Draws a door in a horizontal wall at `y`, opening to the side `into` (1 is down). */
function door(sheet: Sheet, x: number, y: number, into: 1 | -1, w = 0.85, floor = sheet.ink.paper): void {
  sheet.fill(sheet.piece(x, y - 0.1, w, 0.2), floor);
  const r = Math.round(sheet.metres(w));
  sheet.line(
    `M${sheet.at(x, y)}L${sheet.at(x, y + into * w)}A${r} ${r} 0 0 ${into === 1 ? 0 : 1} ${sheet.at(x + w, y)}`,
  );
}

function openings(sheet: Sheet, { cells, depth, width }: HomeLayout): void {
  for (const { use, x, y, w, h } of cells) {
    const floor = sheet.ink.coloured ? FLOORS.corridor : sheet.ink.paper;
    if (y === 0 && use !== 'storage') {
      const size = use === 'living' ? w - 1.2 : Math.min(1.8, w - 0.8);
      opening(sheet, x + (w - size) / 2, 0, size);
    }
    if (Math.abs(y + h - depth) < 0.01 && ['bedroom', 'study', 'bath'].includes(use) && width > 6) {
      const size = use === 'bath' ? 0.6 : Math.min(1.6, w - 0.8);
      opening(sheet, x + (w - size) / 2, depth, size);
    }
    if (use === 'corridor') sheet.fill(sheet.piece(x - 0.1, y + 0.08, 0.2, h - 0.16), floor);
    if (use === 'living')
      sheet.fill(
        sheet.piece(x + 0.1, y + h - 0.09, w - 0.2, 0.18),
        sheet.ink.coloured ? FLOORS.living : floor,
      );
  }
  const corridor = cells.find(({ use }) => use === 'corridor');
  const kitchenCell = cells.find(({ use }) => use === 'kitchen');
  for (const { use, x, y, w, h } of cells) {
    if (!corridor || !['bedroom', 'bath', 'study', 'storage'].includes(use)) continue;
    const size = use === 'bath' ? 0.7 : 0.85;
    if (y < corridor.y) door(sheet, x + Math.min(0.3, w - size), y + h, -1, size, FLOORS_OF(sheet, use));
    else door(sheet, x + w - size - 0.25, y, 1, size, FLOORS_OF(sheet, use));
  }
  if (!corridor) {
    const bath = cells.find(({ use }) => use === 'bath');
    if (bath) {
      sheet.fill(sheet.piece(bath.x - 0.1, bath.y + 0.5, 0.2, 0.75), FLOORS_OF(sheet, 'bath'));
      sheet.line(`M${sheet.at(bath.x, bath.y + 0.5)}L${sheet.at(bath.x + 0.75, bath.y + 0.5)}`);
    }
  }
  if (kitchenCell) door(sheet, kitchenCell.x + kitchenCell.w - 1.15, depth, -1, 0.95);
}

const FLOORS_OF = (sheet: Sheet, use: Use) => (sheet.ink.coloured ? FLOORS[use] : sheet.ink.paper);

function outside(sheet: Sheet, { balcony }: HomeLayout, kind: HomePlan['outside']): void {
  if (!balcony) return;
  const { x, w, h } = balcony;
  const area = sheet.piece(x, -h, w, h - 0.08);
  const green = kind === 'garden' && sheet.ink.coloured;
  sheet.fill(area, green ? '#c9d4a8' : sheet.ink.outside);
  sheet.line(area);
  let boards = '';
  const deck = kind === 'garden' ? Math.min(1.6, h) : h;
  for (let y = 0.25; y < deck - 0.1; y += 0.25)
    boards += `M${sheet.at(x + 0.08, -y)}h${Math.round(sheet.metres(w - 0.16))}`;
  sheet.canvas.path(boards, { stroke: sheet.ink.thin, strokeWidth: 1, opacity: 0.45 });
  const plants = Math.max(2, Math.round(w / 2.4));
  for (let i = 0; i < plants; i++) {
    const px = x + 0.4 + (i * (w - 0.8)) / Math.max(1, plants - 1);
    const r = kind ? 0.42 : 0.24;
    const py = -h + r + 0.16;
    if (sheet.ink.coloured) {
      sheet.fill(sheet.ring(px, py, r), '#7d9667');
      sheet.fill(sheet.ring(px - r * 0.2, py - r * 0.2, r * 0.55), '#a9bf8c');
    } else sheet.line(sheet.ring(px, py, r));
  }
  const mid = x + w / 2;
  const dy = -Math.min(0.9, h / 2);
  sheet.line(
    sheet.ring(mid, dy, 0.36) +
      sheet.piece(mid - 0.95, dy - 0.2, 0.4, 0.4, 0.1) +
      sheet.piece(mid + 0.55, dy - 0.2, 0.4, 0.4, 0.1),
  );
  sheet.paintLines(2);
}

function measures(sheet: Sheet, { cells, width, depth }: HomeLayout): void {
  const tick = (x: number, y: number) => `M${sheet.at(x - 0.12, y + 0.12)}L${sheet.at(x + 0.12, y - 0.12)}`;
  const rows = cells.filter(({ y, h }) => Math.abs(y + h - depth) < 0.01);
  const xs = [...new Set([0, ...rows.map(({ x, w }) => x + w)])];
  const ys = [
    ...new Set([0, ...cells.filter(({ x, w }) => Math.abs(x + w - width) < 0.01).map(({ y, h }) => y + h)]),
  ];
  const low = depth + 0.7;
  const side = -0.7;
  let data = `M${sheet.at(0, low)}L${sheet.at(width, low)}M${sheet.at(side, 0)}L${sheet.at(side, depth)}`;
  for (const x of xs) data += tick(x, low);
  for (const y of ys) data += tick(side, y);
  sheet.canvas.path(data, { stroke: sheet.ink.thin, strokeWidth: 1.5, opacity: 0.9 });
}

/** Directions clockwise from north. */
const SIDES: readonly Side[] = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** Draws a north arrow. The upper edge of the plan is the front of the flat, which faces `side`. */
function northArrow({ canvas, ink }: Sheet, side: Side): void {
  const angle = ((8 - SIDES.indexOf(side)) * Math.PI) / 4;
  const at = (length: number, turn = 0) =>
    `${n(1146 + Math.sin(angle + turn) * length)} ${n(52 - Math.cos(angle + turn) * length)}`;
  canvas.path(disc(1146, 52, 26), { stroke: ink.thin, strokeWidth: 1.5 });
  canvas.path(`M${at(22)}L${at(14, 2.6)}L${at(14, -2.6)}Z`, { fill: ink.wall });
}

/** Draws the building as a stack of floors, with the flat's floor filled. */
function floorMark({ canvas, ink }: Sheet, floor: number, floors: number): void {
  const step = Math.floor(Math.min(14, 230 / (floors + 1)));
  const bar = (at: number) => box(24, HEIGHT - 24 - (at + 1) * step, 44, step - 2);
  const all = Array.from({ length: floors + 1 }, (_, at) => bar(at)).join('');
  canvas.path(all, { stroke: ink.thin, strokeWidth: 1 });
  canvas.path(bar(floor), { fill: ink.coloured ? '#a8472a' : ink.wall });
}

/** A flat to draw. The name varies its proportions. */
export interface DrawnHome {
  name: string;
  plan: HomePlan;
  side: Side;
  floor: number;
  floors: number;
}

/** Draws the plan of a flat with furniture as an SVG without letters: coloured, or as lines with more measures. */
export function homePlan({ name, plan, side, floor, floors }: DrawnHome, look: 'coloured' | 'lines'): string {
  const layout = homeLayout(plan, name);
  const ink = look === 'coloured' ? COLOURED : LINES;
  const above = layout.balcony?.h ?? 0;
  const scale = Math.min((WIDTH - 290) / layout.width, (HEIGHT - 170) / (layout.depth + above + 0.6));
  const left = (WIDTH - layout.width * scale) / 2;
  const top = (HEIGHT - (layout.depth + above + 0.5) * scale) / 2 + above * scale;
  const sheet = new Sheet(ink, left, top, scale);
  const { canvas } = sheet;
  canvas.wash(ink.paper);
  let grid = '';
  for (let x = 100; x < WIDTH; x += 100) grid += `M${x} 0V${HEIGHT}`;
  for (let y = 100; y < HEIGHT; y += 100) grid += `M0 ${y}H${WIDTH}`;
  canvas.path(grid, { stroke: ink.grid, strokeWidth: 1, opacity: 0.16 });
  northArrow(sheet, side);
  floorMark(sheet, floor, floors);
  const isMirrored = new Random(`mirror ${name}`).chance(0.5);
  canvas.group(isMirrored ? { transform: `translate(${WIDTH} 0) scale(-1 1)` } : {}, () => {
    drawFlat(sheet, layout, plan);
  });
  return canvas.toString();
}

function drawFlat(sheet: Sheet, layout: HomeLayout, plan: HomePlan): void {
  const { ink, canvas } = sheet;
  const { cells, width, depth } = layout;
  if (ink.coloured) sheet.fill(sheet.piece(0.2, 0.3, width, depth), '#12262f', 0.1);
  outside(sheet, layout, plan.outside);
  for (const { use, x, y, w, h } of cells) sheet.fill(sheet.piece(x, y, w, h), FLOORS_OF(sheet, use));
  const double = cells.find(({ use }) => use === 'bedroom');
  for (const cell of cells) furnish(sheet, cell, cell === double);
  sheet.paintLines(1.8);
  canvas.path(cells.map(({ x, y, w, h }) => sheet.piece(x, y, w, h)).join(''), {
    stroke: ink.wall,
    strokeWidth: sheet.metres(0.12),
  });
  canvas.path(sheet.piece(0, 0, width, depth), { stroke: ink.wall, strokeWidth: sheet.metres(0.22) });
  openings(sheet, layout);
  sheet.paintLines(1.6);
  measures(sheet, layout);
}
