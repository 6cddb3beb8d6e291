import type { LotteryDraw } from './lottery';

/** What came of repeating a draw. */
export interface DrawCheck {
  /** The seed is the one whose hash was published before anybody registered. */
  seed: boolean;
  /** The list is the one that was published when registration was closed. */
  list: boolean;
  /** Seed and list give the published order. */
  order: boolean;
}

/** SHA-256 in hexadecimal digits, as the browser counts it. */
async function sha256(text: string): Promise<string> {
  const bytes = await window.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** By code points. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Repeats a draw in the browser: by the SHA-256 of `seed:number`, the smallest first.
 * @param draw as it is published
 * @returns null where the draw is not public yet
 * @throws TypeError where the browser has no Web Cryptography: on pages without https
 */
export async function repeatDraw(draw: LotteryDraw): Promise<DrawCheck | null> {
  const { seed, results } = draw;
  if (seed === null || results === null) return null;
  const hashed = await Promise.all(
    draw.numbers.map(async (number) => ({ number, hash: await sha256(`${seed}:${number}`) })),
  );
  const order = hashed
    .sort((a, b) => compare(a.hash, b.hash) || compare(a.number, b.number))
    .map(({ number }) => number);
  return {
    seed: (await sha256(seed)) === draw.seedHash,
    list: (await sha256(draw.numbers.join('\n'))) === draw.listHash,
    order: order.join('\n') === results.join('\n'),
  };
}
