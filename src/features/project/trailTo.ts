import type { Step } from '../../components/Breadcrumbs/trailOf';

interface Titled {
  readonly projectTitle: string | null;
  readonly path: string;
}

/** The way to a project: the homepage, which every trail begins with, then the project (project-marketing §2.2). */
export const trailTo = ({ projectTitle, path }: Titled): readonly Step[] => [
  { name: projectTitle ?? '', path },
];
