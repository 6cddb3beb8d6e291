const DAY_MS = 86_400_000;
/** Day 0 of the usual calendar of spreadsheets, and of the 1904 calendar from old Macintosh versions. */
const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

/** Converts a day (YYYY-MM-DD) to the number that a spreadsheet stores. */
export const toSerial = (isoDay: string): number => (Date.parse(`${isoDay}T00:00:00Z`) - EPOCH) / DAY_MS;

/** Converts a number stored by a spreadsheet to a day (YYYY-MM-DD). Returns null for an invalid number. */
export function fromSerial(serial: number, from1904 = false): string | null {
  const date = new Date((from1904 ? EPOCH_1904 : EPOCH) + Math.floor(serial) * DAY_MS);
  return Number.isNaN(date.getTime()) || serial < 0 ? null : date.toISOString().slice(0, 10);
}
