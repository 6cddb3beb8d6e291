/** Sections of the bar, named as their labels. */
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
 * Returns the sections that a page shows.
 * @param all in page order: name, id, and whether the project has data for it
 */
export const sectionsOf = (
  all: readonly (readonly [name: SectionName, id: string | null | undefined, shown: boolean])[],
): ProjectSection[] => all.flatMap(([name, id, shown]) => (shown && id ? [{ name, id }] : []));
