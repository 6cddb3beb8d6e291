/** The order of designations and categories by their numbers; 0 is "all" (corporate-site §9, forms-investors-catalogue §9). */
const BY_NUMBER = [0, 1732, 1747, 5069, 1765, 1764];

/** The order by name, in Hebrew and in English (corporate-site §9, forms-investors-catalogue §9). */
const BY_NAME = [
  ['מגורים', 'Residential'],
  ['משרדים ומסחר', 'Offices and Commercial'],
  ['מסחר', 'Commercial'],
  ['משרדים', 'Offices'],
  ['עירוב שימושים', 'Mixed Use'],
  ['מבני ציבור', 'Public Buildings'],
  ['תעשייה ולוגיסטיקה', 'Industry and Logistics'],
].map((names) => names.map((name) => name.toLowerCase()));

interface Named {
  readonly name: string;
  readonly number?: number | null | undefined;
}

/** Those of known places first, in their order; the others after them as they were. */
const sortByPlace = <Entry>(entries: readonly Entry[], placeOf: (entry: Entry) => number): Entry[] =>
  entries
    .map((entry) => ({ entry, place: placeOf(entry) }))
    .sort((a, b) => (a.place < 0 ? Infinity : a.place) - (b.place < 0 ? Infinity : b.place) || 0)
    .map(({ entry }) => entry);

/**
 * Entries in the preferred order by number: that of the chips.
 * @param entries as editors ordered them; those without a place of their own stay in that order, after the others
 */
export const byNumber = <Entry extends Named>(entries: readonly Entry[]): Entry[] =>
  sortByPlace(entries, ({ number }) =>
    number === null || number === undefined ? -1 : BY_NUMBER.indexOf(number),
  );

/**
 * Entries in the preferred order by name: that of the modal.
 * @param entries as editors ordered them; those without a place of their own stay in that order, after the others
 */
export const byName = <Entry extends Named>(entries: readonly Entry[]): Entry[] =>
  sortByPlace(entries, ({ name }) => BY_NAME.findIndex((names) => names.includes(name.trim().toLowerCase())));
