import { disc, type Canvas } from '../engine/Canvas';
import { lighter, mix, type Colour } from '../engine/colour';

export type HairStyle =
  'side' | 'crop' | 'bald' | 'bob' | 'long' | 'waves' | 'bun' | 'curls' | 'scarf' | 'tied';

const SHADE = '#0d1b22';

const CURLS = [
  [326, 398, 44],
  [322, 330, 52],
  [352, 268, 58],
  [408, 232, 58],
  [470, 222, 60],
  [532, 244, 58],
  [572, 296, 54],
  [584, 362, 48],
  [572, 412, 36],
] as const;

/** Draws the hair behind head and shoulders. */
export function hairBehind(canvas: Canvas, style: HairStyle, colour: Colour): void {
  const back = mix(colour, SHADE, 0.25);
  if (style === 'long')
    canvas.path(
      'M300 420C290 260 360 196 450 196S610 260 600 420C604 560 628 690 604 800H296C272 690 296 560 300 420Z',
      { fill: back },
    );
  if (style === 'waves')
    canvas.path(
      'M296 400C284 250 366 190 452 190S616 250 604 400C612 450 640 500 622 560C648 620 632 690 590 730C560 742 340 742 310 730C268 690 252 620 278 560C260 500 288 450 296 400Z',
      { fill: back },
    );
  if (style === 'bob')
    canvas.path(
      'M298 420C288 262 362 202 450 202S612 262 602 420C606 500 604 560 590 612C540 640 360 640 310 612C296 560 294 500 298 420Z',
      { fill: back },
    );
  if (style === 'bun') canvas.path(disc(450, 196, 62, 56), { fill: back });
  if (style === 'tied')
    canvas.path('M560 380C650 420 662 560 620 700C610 730 590 740 580 716C600 600 590 500 548 440Z', {
      fill: back,
    });
  if (style === 'scarf')
    canvas.path(
      'M288 430C276 250 360 184 450 184S624 250 612 430C620 560 660 700 690 800C560 860 340 860 210 800C240 700 280 560 288 430Z',
      { fill: back },
    );
  if (style === 'curls') canvas.path(CURLS.map(([x, y, r]) => disc(x, y, r + 12)).join(''), { fill: back });
}

function cap(canvas: Canvas, data: string, colour: Colour): void {
  canvas.path(data, {
    fill: canvas.linear({ x: 330, y: 210 }, { x: 590, y: 420 }, [
      [0, lighter(colour, 0.16)],
      [0.5, colour],
      [1, mix(colour, SHADE, 0.35)],
    ]),
  });
}

/** Draws the hair over forehead and temples. */
export function hairBefore(canvas: Canvas, style: HairStyle, colour: Colour): void {
  switch (style) {
    case 'side':
      cap(
        canvas,
        'M318 430C300 280 360 214 456 210C556 208 604 284 582 430C574 398 568 368 552 342C500 350 430 340 392 306C372 330 340 366 336 420Z',
        colour,
      );
      break;
    case 'crop':
      cap(
        canvas,
        'M322 420C312 290 366 226 450 226S588 290 578 420C572 380 566 352 548 332C520 314 380 314 352 332C334 352 328 380 322 420Z',
        colour,
      );
      break;
    case 'bald':
      cap(
        canvas,
        'M320 432C318 400 320 376 328 356C336 384 336 410 334 440ZM580 432C582 400 580 376 572 356C564 384 564 410 566 440Z',
        colour,
      );
      break;
    case 'bob':
      cap(
        canvas,
        'M310 600C292 480 290 380 312 310C340 236 396 206 456 206C540 208 598 268 596 400C598 480 596 540 590 600C574 590 566 540 568 480C572 420 566 380 548 344C500 360 440 350 404 312C376 350 338 380 334 440C332 510 336 570 310 600Z',
        colour,
      );
      break;
    case 'long':
      cap(
        canvas,
        'M306 640C284 500 284 380 310 304C340 232 396 200 454 200C546 202 606 270 598 420C606 520 614 580 598 640C580 600 566 520 568 450C566 400 550 356 516 326C480 300 452 292 446 262C436 310 360 350 338 420C326 500 334 590 306 640Z',
        colour,
      );
      break;
    case 'waves':
      cap(
        canvas,
        'M300 620C270 560 304 520 292 450C280 340 330 214 448 200C566 202 618 300 606 420C600 500 630 560 600 620C572 590 588 530 572 470C566 410 560 380 536 350C470 350 420 330 396 296C376 340 338 370 332 440C322 510 334 580 300 620Z',
        colour,
      );
      break;
    case 'bun':
    case 'tied':
      cap(
        canvas,
        'M320 430C304 290 362 220 450 220S596 290 580 430C572 380 556 350 530 326C490 300 470 296 450 286C420 300 400 306 370 330C346 352 328 384 320 430Z',
        colour,
      );
      break;
    case 'curls':
      canvas.path(
        CURLS.filter(([, y]) => y < 400)
          .map(([x, y, r]) => disc(x + (450 - x) * 0.1, y + 2, r * 0.94))
          .join(''),
        { fill: colour },
      );
      canvas.path(
        CURLS.slice(1, 5)
          .map(([x, y, r]) => disc(x + 2, y - 8, r * 0.5))
          .join(''),
        { fill: lighter(colour, 0.14), opacity: 0.7 },
      );
      break;
    case 'scarf':
      cap(
        canvas,
        'M318 440C310 300 356 222 450 222S590 300 582 440C578 350 540 296 450 290S322 350 318 440Z',
        colour,
      );
      canvas.path('M312 420C318 520 366 610 450 634S582 520 588 420', {
        stroke: colour,
        strokeWidth: 40,
        soft: true,
      });
      cap(
        canvas,
        'M300 470C312 600 372 650 450 656S588 600 600 470C622 600 640 690 670 770C560 850 340 850 230 770C260 690 278 600 300 470Z',
        colour,
      );
      canvas.path('M330 660C400 720 520 720 588 650M280 740C380 810 520 806 630 730', {
        stroke: mix(colour, SHADE, 0.35),
        strokeWidth: 5,
        soft: true,
        opacity: 0.5,
      });
      break;
  }
}
