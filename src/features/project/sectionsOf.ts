/** Sections that the bar of sections leads to, by the names under which their labels are found. */
type SectionName =
  | 'about'
  | 'benefits'
  | 'contact'
  | 'documents'
  | 'gallery'
  | 'homes'
  | 'location'
  | 'questions'
  | 'register'
  | 'reviews';

export interface ProjectSection {
  name: SectionName;
  /** Id of its element. */
  id: string;
}

/**
 * The sections that a page shows.
 * @param all in the page's order: name, id, and whether the project has data for it
 */
export const sectionsOf = (
  all: readonly (readonly [name: SectionName, id: string | null | undefined, shown: boolean])[],
): ProjectSection[] => all.flatMap(([name, id, shown]) => (shown && id ? [{ name, id }] : []));
