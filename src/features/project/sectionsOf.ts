/** Names of the sections. They are the keys of the labels' translations. */
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
  /** HTML id of the section. */
  id: string;
}

/**
 * Returns the sections that a page has, for the section bar.
 * @param all all possible sections in the order of the page: name, HTML id, and whether the project has data for the
 *   section
 */
export const sectionsOf = (
  all: readonly (readonly [name: SectionName, id: string | null | undefined, shown: boolean])[],
): ProjectSection[] => all.flatMap(([name, id, shown]) => (shown && id ? [{ name, id }] : []));
