/** A section of a job description. */
export interface JobSection {
  /** First line of the section; null if the section has only one line. */
  heading: string | null;
  lines: readonly string[];
}

/**
 * Splits a job description into sections at blank lines (corporate-site §9). If a section has several lines, the first
 * is its heading.
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
