/**
 * Files with those of the reader's language before all others; each keeps its place among its like.
 * @param files whose names may end in a language, such as `sheet-en.pdf`; one that names none is for everybody
 * @param language code of the language, such as `he`
 */
export function ownLanguageFirst<File extends { filename: string | null }>(
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
