/** Returns an archive's name: `documents_2026-11-22.zip`, or `…_1.zip`, `…_2.zip` for several. */
export function zipName(day: Date, part: number, parts: number): string {
  // Swedish writes days as YYYY-MM-DD.
  return `documents_${day.toLocaleDateString('sv-SE')}${parts > 1 ? `_${part}` : ''}.zip`;
}
