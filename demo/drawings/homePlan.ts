import type { HomePlan } from '../../cms/seed/content/homes/homePlans';
import { box, Canvas, disc, n } from '../engine/Canvas';
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
  constructor(
    readonly ink: Ink,
    private readonly left: number,
    private readonly top: number,
    private readonly scale: number,
  ) {}

  at(x: number, y: number): string {
    return `${n(this.left + x * this.scale)} ${n(this.top + y * this.scale)}`;
  }

  piece(x: number, y: number, w: number, h: number, r = 0): string {
    const { left, top, scale } = this;
    return box(left + x * scale, top + y * scale, w * scale, h * scale, r * scale);
  }

  ring(x: number, y: number, rx: number, ry = rx): string {
    const { left, top, scale } = this;
    return disc(left + x * scale, top + y * scale, rx * scale, ry * scale);
  }

  fill(data: string, fill: string, opacity?: number): void {
    this.canvas.path(data, { fill, opacity });
  }

  line(data: string, width = 1.8, stroke = this.ink.thin): void {
    this.canvas.path(data, { stroke, strokeWidth: width });
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
  sheet.line(
    `M${sheet.at(x, y - 0.06)}L${sheet.at(x + w, y - 0.06)}M${sheet.at(x, y + 0.06)}L${sheet.at(x + w, y + 0.06)}`,
    2,
    sheet.ink.wall,
  );
}

/** Draws a door in a horizontal wall at `y`, opening to the side `into` (1 is down). */
function door(sheet: Sheet, x: number, y: number, into: 1 | -1, w = 0.85, floor = sheet.ink.paper): void {
  sheet.fill(sheet.piece(x, y - 0.1, w, 0.2), floor);
  const r = n(sheet.metres(w));
  sheet.line(
    `M${sheet.at(x, y)}L${sheet.at(x, y + into * w)}A${r} ${r} 0 0 ${into === 1 ? 0 : 1} ${sheet.at(x + w, y)}`,
    1.6,
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
  sheet.line(area, 2.4);
  let boards = '';
  const deck = kind === 'garden' ? Math.min(1.6, h) : h;
  for (let y = 0.25; y < deck - 0.1; y += 0.25)
    boards += `M${sheet.at(x + 0.08, -y)}L${sheet.at(x + w - 0.08, -y)}`;
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

/** Draws the plan of a flat with furniture as an SVG without letters: coloured, or as lines with more measures. */
export function homePlan(plan: HomePlan, look: 'coloured' | 'lines'): string {
  const layout = homeLayout(plan);
  const ink = look === 'coloured' ? COLOURED : LINES;
  const above = layout.balcony?.h ?? 0;
  const scale = Math.min((WIDTH - 190) / layout.width, (HEIGHT - 170) / (layout.depth + above + 0.6));
  const left = (WIDTH - layout.width * scale) / 2;
  const top = (HEIGHT - (layout.depth + above + 0.5) * scale) / 2 + above * scale;
  const sheet = new Sheet(ink, left, top, scale);
  sheet.canvas.wash(ink.paper);
  let grid = '';
  for (let x = 50; x < WIDTH; x += 50) grid += `M${x} 0V${HEIGHT}`;
  for (let y = 50; y < HEIGHT; y += 50) grid += `M0 ${y}H${WIDTH}`;
  sheet.canvas.path(grid, { stroke: ink.grid, strokeWidth: 1, opacity: 0.16 });
  if (ink.coloured) sheet.fill(sheet.piece(0.2, 0.3, layout.width, layout.depth), '#12262f', 0.1);
  outside(sheet, layout, plan.outside);
  let first = true;
  for (const cell of layout.cells) {
    const { use, x, y, w, h } = cell;
    sheet.fill(sheet.piece(x, y, w, h), FLOORS_OF(sheet, use));
  }
  for (const cell of layout.cells) {
    furnish(sheet, cell, cell.use === 'bedroom' && first);
    if (cell.use === 'bedroom') first = false;
  }
  const inner = layout.cells.map(({ x, y, w, h }) => sheet.piece(x, y, w, h)).join('');
  sheet.canvas.path(inner, { stroke: ink.wall, strokeWidth: sheet.metres(0.12) });
  sheet.canvas.path(sheet.piece(0, 0, layout.width, layout.depth), {
    stroke: ink.wall,
    strokeWidth: sheet.metres(0.22),
  });
  openings(sheet, layout);
  measures(sheet, layout);
  return sheet.canvas.toString();
}
