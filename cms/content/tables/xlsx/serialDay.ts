const DAY_MS = 86_400_000;
/** Day 0 of a spreadsheet, and of one that was made on an old Macintosh. */
const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

/** A day (YYYY-MM-DD) as the number by which spreadsheets keep it. */
export const toSerial = (isoDay: string): number => (Date.parse(`${isoDay}T00:00:00Z`) - EPOCH) / DAY_MS;

/** The day (YYYY-MM-DD) of a spreadsheet's number; null where it is none. */
export function fromSerial(serial: number, from1904 = false): string | null {
  const date = new Date((from1904 ? EPOCH_1904 : EPOCH) + Math.floor(serial) * DAY_MS);
  return Number.isNaN(date.getTime()) || serial < 0 ? null : date.toISOString().slice(0, 10);
}
