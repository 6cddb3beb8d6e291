import type { LotteryDraw } from './lottery';

/** Result of repeating a draw, one value per check. */
export interface DrawCheck {
  /** Whether the seed has the hash that was published before registration. */
  seed: boolean;
  /** Whether the list of numbers has the hash that was published when registration closed. */
  list: boolean;
  /** Whether the seed and the list lead to the published order of results. */
  order: boolean;
}

/** Returns the SHA-256 hash of a text in hexadecimal digits. */
async function sha256(text: string): Promise<string> {
  const bytes = await window.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Compares two texts by UTF-16 code units and not by locale, so that the order is the same in every browser. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Repeats a draw in the browser to verify it. A draw sorts the numbers by the SHA-256 hash of `seed:number`, ascending.
 * @param draw the draw as published
 * @returns null if the draw is not public yet
 * @throws TypeError if the Web Crypto API is missing, as on pages without HTTPS
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
