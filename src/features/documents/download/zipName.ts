/** Returns an archive's name: `documents_2026-11-22.zip`, or `…_1.zip`, `…_2.zip` for several. */
export function zipName(day: Date, part: number, parts: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const date = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  return `documents_${date}${parts > 1 ? `_${part}` : ''}.zip`;
}
