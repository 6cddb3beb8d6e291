/** FNV-1a, then mixed once more: neighbours such as `x1` and `x2` must have nothing in common. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Above zero and at most one, the same for the same text. */
const uniform = (text: string): number => (hash(text) + 1) / 2 ** 32;

/** A number of the standard normal distribution, always the same for the same text. */
export const normal = (text: string): number =>
  Math.sqrt(-2 * Math.log(uniform(`${text}/a`))) * Math.cos(2 * Math.PI * uniform(`${text}/b`));
