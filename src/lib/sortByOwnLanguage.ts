/**
 * Moves files in the visitor's language to the front. Otherwise the order stays the same.
 * @param files files whose names may end with a language, such as `sheet-en.pdf`
 */
export function sortByOwnLanguage<File extends { filename: string | null }>(
  files: readonly File[],
  language: string,
): File[] {
  const own = ({ filename }: File) =>
    Number(
      (filename ?? '')
        .toLowerCase()
        .replace(/(-\d+)?\.\w+$/, '')
        .endsWith(`-${language}`),
    );
  return [...files].sort((a, b) => own(b) - own(a));
}
