/** Returns the file name of an archive: `documents_2026-11-22.zip`, or `…_1.zip`, `…_2.zip` if there are several. */
export function zipName(day: Date, part: number, parts: number): string {
  // The Swedish locale formats dates as YYYY-MM-DD.
  return `documents_${day.toLocaleDateString('sv-SE')}${parts > 1 ? `_${part}` : ''}.zip`;
}
