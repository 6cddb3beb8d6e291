import { createHash } from 'node:crypto';

const PICTURE = /\b[0-9a-f]{32}\b|\b[0-9a-f]{40}\b/g;
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * A page's data with a list of another length: copies of its entries, each with an id, an address, a name, numbers and pictures of its own.
 * @param {string} text of `page-data.json`
 * @param {number} count how many entries the list is to have
 * @returns {{ text: string, items: number }}
 */
export function grownPageData(text, count) {
  const page = JSON.parse(text);
  const data = page.result.data;
  if (data.project) {
    data.project.homes = grownHomes(data.project.homes, count);
    return { text: JSON.stringify(page), items: count };
  }
  const owner = data.jobs?.nodes ? data.jobs : data.page;
  const name = data.jobs?.nodes ? 'nodes' : Object.keys(data.page).find((key) => /^listed/.test(key));
  /** @type {Record<string, unknown>[]} */
  const entries = name ? owner[name] : [];
  if (!name || entries.length === 0) throw new Error('The page has no list');
  owner[name] = Array.from({ length: count }, (_, index) => {
    const entry = entries[index % entries.length] ?? {};
    return index < entries.length ? entry : copyOf(entry, index);
  });
  return { text: JSON.stringify(page), items: count };
}

/**
 * Homes of a project. What they share stands beside them: its ids stay as they are.
 * @param {Record<string, unknown>[]} homes
 * @param {number} count
 */
function grownHomes(homes, count) {
  if (homes.length === 0) throw new Error('The project has no homes');
  return Array.from({ length: count }, (_, index) => {
    const home = homes[index % homes.length] ?? {};
    if (index < homes.length) return home;
    const { price } = home;
    return {
      ...home,
      id: `${home.id}-${index}`,
      assetName: `${home.assetName}-${index}`,
      apartmentNumber: String(index),
      price: typeof price === 'number' ? price + (index % 97) : price,
    };
  });
}

/**
 * @param {Record<string, unknown>} entry
 * @param {number} index
 */
function copyOf(entry, index) {
  /** What stood in for the same thing of the entry before, so that it is the same thing again. */
  const digest = (/** @type {string} */ before) =>
    createHash('sha512').update(`${before} ${index}`).digest('hex').slice(0, before.length);
  const other = JSON.stringify(entry)
    .replace(UUID, (id) => id.replace(/[0-9a-f]+/g, digest))
    .replace(PICTURE, digest)
    .replace(
      /"(path|assetName|propertyTitle|projectTitle|productName|jobName|apartmentNumber)":"([^"]*?)(\/?)"/g,
      (_all, field, value, slash) => `"${field}":"${value}-${index}${slash}"`,
    );
  const copy = JSON.parse(other);
  for (const field of ['price', 'residentialUnits', 'areaInSquareMeters'])
    if (typeof copy[field] === 'number') copy[field] += index % 97;
  if (typeof copy.orderId === 'number') copy.orderId = 100_000 + index;
  return copy;
}
