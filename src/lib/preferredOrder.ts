/** Order of designations and categories by number; 0 is "all" (corporate-site §9, forms-investors-catalogue §9). */
const BY_NUMBER = [0, 1732, 1747, 5069, 1765, 1764];

/** Order by Hebrew or English name (corporate-site §9, forms-investors-catalogue §9). */
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

/** Sorts entries by place. Entries without a place keep their order at the end. */
const sortByPlace = <Entry>(entries: readonly Entry[], placeOf: (entry: Entry) => number): Entry[] =>
  entries
    .map((entry) => ({ entry, place: placeOf(entry) }))
    .sort((a, b) => (a.place < 0 ? Infinity : a.place) - (b.place < 0 ? Infinity : b.place) || 0)
    .map(({ entry }) => entry);

/** Sorts entries by number, for chips. Entries without a place keep the editors' order at the end. */
export const byNumber = <Entry extends Named>(entries: readonly Entry[]): Entry[] =>
  sortByPlace(entries, ({ number }) =>
    number === null || number === undefined ? -1 : BY_NUMBER.indexOf(number),
  );

/**
 * Sorts entries by name, for the filters dialog. Entries without a place keep the editors' order at the end.
 */
export const byName = <Entry extends Named>(entries: readonly Entry[]): Entry[] =>
  sortByPlace(entries, ({ name }) => BY_NAME.findIndex((names) => names.includes(name.trim().toLowerCase())));
