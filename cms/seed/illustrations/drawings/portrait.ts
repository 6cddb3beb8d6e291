/** What tells one portrait from another. */
export interface Person {
  ground: string;
  skin: string;
  hair: string;
  clothes: string;
  /** How the hair falls. */
  style: 'short' | 'long' | 'bun' | 'curly' | 'bald' | 'scarf';
  beard?: boolean;
  glasses?: boolean;
}

const HAIR: Record<Person['style'], (colour: string) => string> = {
  short: (c) =>
    `<path d="M322 470c-14-150 66-232 178-232s192 82 178 232c-22-70-62-112-92-122-66 30-150 30-176 6-40 22-72 60-88 116z" fill="${c}"/>`,
  long: (c) =>
    `<path d="M300 860c-30-170-10-300 6-400 18-140 92-220 194-220s176 80 194 220c16 100 36 230 6 400l-86 20V470c-60-26-96-74-112-116-26 62-74 100-116 116v410z" fill="${c}"/>`,
  bun: (c) =>
    `<circle cx="500" cy="216" r="66" fill="${c}"/><path d="M322 480c-10-150 70-230 178-230s188 80 178 230c-30-86-90-140-178-140s-148 54-178 140z" fill="${c}"/>`,
  curly: (c) =>
    [
      [340, 430, 70],
      [350, 340, 78],
      [410, 272, 82],
      [500, 246, 86],
      [590, 272, 82],
      [650, 340, 78],
      [660, 430, 70],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${c}"/>`)
      .join(''),
  bald: () => '',
  scarf: (c) =>
    `<path d="M296 900c-20-190-14-330 12-440 24-130 96-224 192-224s168 94 192 224c26 110 32 250 12 440H296z" fill="${c}"/>`,
};

/**
 * A calm portrait in flat shapes: a person as a poster would draw them, without features that could look wrong.
 * @returns an SVG of 1000 by 1250
 */
export function portrait({ ground, skin, hair, clothes, style, beard, glasses }: Person): string {
  const behind = style === 'long' || style === 'scarf' ? HAIR[style](hair) : '';
  const front = behind ? '' : HAIR[style](hair);
  const fringe =
    style === 'long'
      ? `<path d="M332 470c6-130 76-206 168-206s162 76 168 206c-50-22-116-66-140-124-40 70-120 112-196 124z" fill="${hair}"/>`
      : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1250" viewBox="0 0 1000 1250">
<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#0d2029" stop-opacity=".28"/></linearGradient>
<linearGradient id="s" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff" stop-opacity=".16"/><stop offset=".55" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#0d2029" stop-opacity=".22"/></linearGradient></defs>
<rect width="1000" height="1250" fill="${ground}"/><circle cx="500" cy="560" r="420" fill="#fff" opacity=".16"/><rect width="1000" height="1250" fill="url(#g)"/>
${behind}
<path d="M120 1250c10-230 110-330 270-364h220c160 34 260 134 270 364z" fill="${clothes}"/>
<path d="M420 760h160v150c-20 70-140 70-160 0z" fill="${skin}"/><path d="M420 800c50 60 110 60 160 0v50c-50 50-110 50-160 0z" fill="#0d2029" opacity=".18"/>
<path d="M390 886l110 150-46 214H330z" fill="#0d2029" opacity=".16"/><path d="M610 886l-110 150 46 214h124z" fill="#0d2029" opacity=".26"/><path d="M420 878l80 130 80-130-30 44c-30 22-70 22-100 0z" fill="#fff" opacity=".85"/>
<path d="M340 500c0-160 60-240 160-240s160 80 160 240c0 180-70 310-160 310S340 680 340 500z" fill="${skin}"/>
${beard ? `<path d="M340 560c10 170 76 270 160 270s150-100 160-270c-20 70-70 96-160 96s-140-26-160-96z" fill="${hair}"/>` : ''}
${style === 'bald' ? '' : front}${fringe}
<path d="M500 260c100 0 160 80 160 240 0 180-70 310-160 310z" fill="#0d2029" opacity=".1"/>
${glasses ? '<g fill="none" stroke="#12262f" stroke-width="9"><rect x="372" y="478" width="108" height="76" rx="30"/><rect x="520" y="478" width="108" height="76" rx="30"/><path d="M480 506q20-12 40 0"/></g>' : ''}
<rect width="1000" height="1250" fill="url(#s)"/></svg>`;
}
