/**
 * Order of designations and categories by their number (corporate-site §9, forms-investors-catalogue §9). The number 0
 * means "all".
 */
const BY_NUMBER = [0, 1732, 1747, 5069, 1765, 1764];

/**
 * Order of designations and categories by their Hebrew or English name (corporate-site §9, forms-investors-catalogue
 * §9).
 */
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

/** Sorts entries by their position in a fixed order. Entries without a position come last and keep their order. */
const sortByPlace = <Entry>(entries: readonly Entry[], placeOf: (entry: Entry) => number): Entry[] =>
  entries
    .map((entry) => ({ entry, place: placeOf(entry) }))
    .sort((a, b) => (a.place < 0 ? Infinity : a.place) - (b.place < 0 ? Infinity : b.place) || 0)
    .map(({ entry }) => entry);

/** Sorts entries by number, for filter chips. Entries with unknown numbers come last, in the editors' order. */
export const byNumber = <Entry extends Named>(entries: readonly Entry[]): Entry[] =>
  sortByPlace(entries, ({ number }) =>
    number === null || number === undefined ? -1 : BY_NUMBER.indexOf(number),
  );

/** Sorts entries by name, for the filters dialog. Entries with unknown names come last, in the editors' order. */
export const byName = <Entry extends Named>(entries: readonly Entry[]): Entry[] =>
  sortByPlace(entries, ({ name }) => BY_NAME.findIndex((names) => names.includes(name.trim().toLowerCase())));
