import type { LotteryDraw } from './lottery';

/** Result of repeating a draw. */
export interface DrawCheck {
  /** Whether the seed matches the hash that was published before registration. */
  seed: boolean;
  /** Whether the list matches the one that was published when registration closed. */
  list: boolean;
  /** Whether seed and list give the published order. */
  order: boolean;
}

/** Computes a SHA-256 hash in hexadecimal digits. */
async function sha256(text: string): Promise<string> {
  const bytes = await window.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Compares by code points. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/**
 * Repeats a draw in the browser: sorts numbers by the SHA-256 of `seed:number`, ascending.
 * @param draw as published
 * @returns null while the draw is not public
 * @throws TypeError without Web Cryptography, as on pages without HTTPS
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
