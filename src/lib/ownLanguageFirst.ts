/**
 * Puts files of the reader's language first. The order is otherwise kept.
 * @param files names may end in a language, such as `sheet-en.pdf`
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
