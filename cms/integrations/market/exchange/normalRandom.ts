/** FNV-1a with an additional mix, so that similar texts such as `x1` and `x2` get unrelated hashes. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** Uniform number above zero and at most one, determined by the text. */
const uniform = (text: string): number => (hash(text) + 1) / 2 ** 32;

/** Standard normal number, determined by the text. */
export const normalRandom = (text: string): number =>
  Math.sqrt(-2 * Math.log(uniform(`${text}/a`))) * Math.cos(2 * Math.PI * uniform(`${text}/b`));
