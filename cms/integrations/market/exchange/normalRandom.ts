/**
 * Hashes a text with FNV-1a and an additional mixing step. Without that step, similar texts such as `x1` and `x2` would
 * get similar hashes.
 */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Returns a uniformly distributed number above 0 and at most 1. The same text always gives the same number. */
const uniform = (text: string): number => (hash(text) + 1) / 2 ** 32;

/** Returns a number from the standard normal distribution. The same text always gives the same number. */
export const normalRandom = (text: string): number =>
  Math.sqrt(-2 * Math.log(uniform(`${text}/a`))) * Math.cos(2 * Math.PI * uniform(`${text}/b`));
