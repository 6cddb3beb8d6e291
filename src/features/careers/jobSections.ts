/** A part of a job's description. */
export interface JobSection {
  /** Its first line, where more follows. */
  heading: string | null;
  lines: readonly string[];
}

/**
 * Splits a description into sections on blank lines (corporate-site §9). The first line of a section that has more is its heading.
 * @param description as the editor wrote it
 */
export function jobSections(description: string | null | undefined): JobSection[] {
  return (description ?? '')
    .split(/\r?\n\s*\r?\n/)
    .map((section) =>
      section
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .filter((lines) => lines.length > 0)
    .map(([first = '', ...lines]) =>
      lines.length > 0 ? { heading: first, lines } : { heading: null, lines: [first] },
    );
}
