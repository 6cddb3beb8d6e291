import { box, Canvas, disc } from '../engine/Canvas';
import { darker, lighter, mix, type Colour } from '../engine/colour';
import type { Layers } from '../engine/render';
import { hairBehind, hairBefore, type HairStyle } from './hair';

/** Features that distinguish portraits. */
export interface Person {
  ground: Colour;
  skin: Colour;
  hair: Colour;
  style: HairStyle;
  clothes: Colour;
  /** Clothing: an open jacket, a round neck or a shirt. */
  dress: 'jacket' | 'knit' | 'shirt';
  /** Shirt or blouse under the jacket. */
  under?: Colour;
  beard?: 'full' | 'short';
  glasses?: boolean;
  earrings?: boolean;
  /** Width of the jaw, about 1. */
  jaw?: number;
}

const WIDTH = 900;
const HEIGHT = 1100;

const facePath = (jaw: number) => {
  const j = 98 * jaw;
  const left = 450 - j;
  const right = 450 + j;
  return `M326 408C326 300 372 252 450 252S574 300 574 408C574 478 ${right} 548 ${450 + j * 0.5} 588Q450 622 ${450 - j * 0.5} 588C${left} 548 326 478 326 408Z`;
};

function background(canvas: Canvas, ground: Colour): void {
  canvas.wash(
    canvas.linear({ x: 0, y: 0 }, { x: WIDTH, y: HEIGHT }, [
      [0, lighter(ground, 0.5)],
      [1, mix(ground, '#12262f', 0.22)],
    ]),
  );
  canvas.path(`M150 ${HEIGHT}V430a300 300 0 0 1 600 0V${HEIGHT}Z`, {
    fill: canvas.linear({ x: 150, y: 100 }, { x: 750, y: HEIGHT }, [
      [0, '#fffaf0', 0.55],
      [1, '#fffaf0', 0.05],
    ]),
  });
  canvas.path(box(760, 0, 26, HEIGHT) + box(812, 0, 26, HEIGHT) + box(864, 0, 26, HEIGHT), {
    fill: darker(ground, 0.5),
    opacity: 0.1,
  });
}

function bust(canvas: Canvas, { clothes, dress, under = '#f6f1e7', skin }: Person): void {
  const low = HEIGHT + 60;
  const shoulders = `M70 ${low}C78 880 150 806 330 762L450 800 570 762C750 806 822 880 830 ${low}Z`;
  const clip = canvas.clip(shoulders);
  const shadow = darker(clothes, 0.4);
  canvas.path(shoulders, {
    fill: canvas.linear({ x: 100, y: 760 }, { x: 830, y: HEIGHT }, [
      [0, lighter(clothes, 0.12)],
      [0.55, clothes],
      [1, mix(clothes, '#0d1b22', 0.35)],
    ]),
  });
  const neck = (depth: number) =>
    `M376 560V${740}C376 ${740 + depth} 410 ${764 + depth} 450 ${764 + depth}S524 ${740 + depth} 524 740V560Z`;
  if (dress !== 'knit') {
    canvas.path(`M352 752L450 ${HEIGHT}L548 752Z`, {
      fill: dress === 'jacket' ? under : lighter(clothes, 0.16),
      clip,
    });
    canvas.path(neck(dress === 'shirt' ? 60 : 52), { fill: skin });
    canvas.path('M450 764L450 1100L548 752Z', { fill: '#0d1b22', opacity: 0.07, clip });
    canvas.path('M376 735C350 752 344 770 340 800L404 868 450 812Z', {
      fill: dress === 'jacket' ? lighter(under, 0.4) : lighter(clothes, 0.24),
    });
    canvas.path('M524 735C550 752 556 770 560 800L496 868 450 812Z', {
      fill: dress === 'jacket' ? mix(under, '#9fb0b4', 0.3) : mix(clothes, '#ffffff', 0.06),
    });
    if (dress === 'jacket') {
      canvas.path(`M338 764C300 800 296 830 292 870L350 900 322 930 440 ${HEIGHT}H250L120 840Z`, {
        fill: lighter(clothes, 0.05),
        clip,
      });
      canvas.path(`M562 764C600 800 604 830 608 870L550 900 578 930 460 ${HEIGHT}H650L780 840Z`, {
        fill: shadow,
        opacity: 0.5,
        clip,
      });
      canvas.path(
        `M338 764C300 800 296 830 292 870L350 900 322 930 440 ${HEIGHT}M562 764C600 800 604 830 608 870L550 900 578 930 460 ${HEIGHT}`,
        { stroke: shadow, strokeWidth: 3, opacity: 0.55, clip },
      );
    }
    return;
  }
  canvas.path(neck(30), { fill: skin });
  canvas.path(
    'M362 738C366 800 410 824 450 824S534 800 538 738L566 768C556 834 506 858 450 858S344 834 334 768Z',
    { fill: lighter(clothes, 0.1) },
  );
  canvas.path('M450 824C490 824 534 800 538 738L566 768C556 834 506 858 450 858Z', {
    fill: '#0d1b22',
    opacity: 0.14,
  });
}

function features(canvas: Canvas, { skin, hair, jaw = 1, beard, glasses, earrings, style }: Person): void {
  const line = mix(skin, '#3a1c12', 0.6);
  const face = facePath(jaw);
  const clip = canvas.clip(face);
  const covered = style === 'scarf' || style === 'long' || style === 'waves';
  if (!covered) {
    canvas.path(disc(324, 442, 22, 36) + disc(576, 442, 22, 36), { fill: mix(skin, '#7a3f2a', 0.16) });
    if (earrings) canvas.path(disc(318, 488, 8) + disc(582, 488, 8), { fill: '#e5cfa6' });
  }
  canvas.path(face, {
    fill: canvas.linear({ x: 330, y: 260 }, { x: 580, y: 600 }, [
      [0, lighter(skin, 0.16)],
      [0.5, skin],
      [1, mix(skin, '#7a3f2a', 0.18)],
    ]),
  });
  canvas.path('M470 240C500 330 470 400 474 450C478 490 498 506 476 520C456 532 474 566 470 640H620V240Z', {
    fill: mix(skin, '#5a2a1c', 0.5),
    opacity: 0.15,
    clip,
  });
  canvas.path(disc(384, 505, 34, 22) + disc(516, 505, 34, 22), { fill: '#d2664a', opacity: 0.13, clip });
  if (beard) {
    const low = beard === 'full' ? 636 : 612;
    canvas.path(
      `M322 450C336 500 350 516 392 520C420 508 436 506 450 506S480 508 508 520C550 516 564 500 578 450C582 540 548 ${low} 450 ${low}S318 540 322 450ZM404 548C420 536 480 536 496 548C484 566 416 566 404 548Z`,
      { fill: hair },
    );
    canvas.path(
      `M470 506C490 508 508 520 508 520C550 516 564 500 578 450C582 540 548 ${low} 450 ${low}C520 600 540 560 496 548Z`,
      { fill: '#0d1b22', opacity: 0.12 },
    );
  }
  const brow = mix(hair, '#2b1a12', 0.35);
  canvas.path('M374 412Q400 394 428 408', { stroke: brow, strokeWidth: 9, soft: true });
  canvas.path('M472 408Q500 394 526 412', { stroke: brow, strokeWidth: 9, soft: true });
  canvas.path(disc(402, 442, 8, 10) + disc(498, 442, 8, 10), { fill: '#2a211d' });
  canvas.path(disc(405, 438, 2.6) + disc(501, 438, 2.6), { fill: '#ffffff', opacity: 0.9 });
  canvas.path('M452 444C450 470 440 488 440 498Q448 508 462 504', {
    stroke: line,
    strokeWidth: 4,
    soft: true,
    opacity: 0.6,
  });
  canvas.path('M418 546Q450 570 484 544', { stroke: mix(skin, '#8f2f22', 0.62), strokeWidth: 7, soft: true });
  if (glasses) {
    const frame = box(356, 408, 84, 68, 28) + box(460, 408, 84, 68, 28);
    canvas.path(frame, { fill: '#ffffff', opacity: 0.12 });
    canvas.path(`${frame}M440 432q10-8 20 0M356 430l-30-6M544 430l30-6`, {
      stroke: '#20303a',
      strokeWidth: 6,
      soft: true,
    });
  }
}

/** Draws a portrait in flat shapes with light from the left. */
export function portrait(person: Person): Layers {
  const canvas = new Canvas(WIDTH, HEIGHT);
  background(canvas, person.ground);
  canvas.group({ transform: 'translate(-90 -60) scale(1.2)' }, () => {
    hairBehind(canvas, person.style, person.hair);
    canvas.group({ transform: 'translate(0 -46)' }, () => bust(canvas, person));
    canvas.path('M376 590C410 640 490 640 524 590V650C496 700 420 690 376 640Z', {
      fill: mix(person.skin, '#4a2015', 0.55),
      opacity: 0.32,
    });
    features(canvas, person);
    hairBefore(canvas, person.style, person.hair);
  });
  canvas.wash(
    canvas.radial({ x: 260, y: 180 }, 1000, [
      [0, '#fff6e0', 0.26],
      [0.6, '#fff6e0', 0],
      [1, '#0d1b22', 0.22],
    ]),
  );
  const ground = mix(person.ground, '#ffffff', 0.3);
  return {
    width: WIDTH,
    height: HEIGHT,
    sky: {
      colours: [
        [0, ground],
        [1, ground],
      ],
      horizon: 1,
    },
    front: canvas,
    finish: { bloom: 0.08, threshold: 210 },
  };
}
