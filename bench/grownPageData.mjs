import { createHash } from 'node:crypto';
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('../src/gatsby/listings/longLists/isLongList')} */
const { isLongList } = await tsImport('../src/gatsby/listings/longLists/isLongList.ts', import.meta.url);

/**
 * Number of list entries that stay in the page's own data. Must match `src/gatsby/listings/longLists`, which moves the
 * others to a file.
 */
const FIRST = 9;

const PICTURE = /\b[0-9a-f]{32}\b|(?<=\bcd=)[0-9a-f]{12}\b/g;
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Grows or shrinks the list in a page's data to a given length. Added entries are copies with new ids, URLs, names,
 * numbers and pictures.
 * @param {string} text of `page-data.json`
 * @param {number} count number of entries
 * @param {string} file URL of the file that holds a list too long for its page
 * @returns {{ pageData: string, onDemand: string | null, items: number }} `onDemand`: the content of that file
 */
export function grownPageData(text, count, file) {
  const page = JSON.parse(text);
  const data = page.result.data;
  const items = count;
  if (data.project) {
    data.project.homes = grownHomes(data.project.homes, count);
    return { pageData: JSON.stringify(page), onDemand: null, items };
  }
  const name = Object.keys(data.page).find((key) => /^listed/.test(key));
  const list = name ? data.page[name] : data.jobs;
  const field = name ? 'entries' : 'nodes';
  list[field] = grown(list[field], count);
  const entries = JSON.stringify(list[field]);
  if (!name || !isLongList([entries])) return { pageData: JSON.stringify(page), onDemand: null, items };
  data.page[name] = { entries: list.entries.slice(0, FIRST), files: [file] };
  return { pageData: JSON.stringify(page), onDemand: entries, items };
}

/**
 * @param {Record<string, unknown>[]} entries
 * @param {number} count
 */
function grown(entries, count) {
  if (entries.length === 0) throw new Error('The page has no list. Choose a page with a list.');
  return Array.from({ length: count }, (_, index) => {
    const entry = entries[index % entries.length] ?? {};
    return index < entries.length ? entry : copyOf(entry, index);
  });
}

/**
 * Grows or shrinks a project's list of apartments. Nodes that several apartments share keep their ids.
 * @param {Record<string, unknown>[]} homes
 * @param {number} count
 */
function grownHomes(homes, count) {
  if (homes.length === 0) throw new Error('The project has no homes. Choose a project with homes.');
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
  /**
   * Derives a new id from an old one. The same old id always gives the same new id, so that references within a copy
   * stay valid.
   */
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
