import type { Step } from '../../components/Breadcrumbs/trailOf';

interface Titled {
  readonly projectTitle: string | null;
  readonly path: string;
}

/** Returns the breadcrumbs after the home page. They contain only the project (project-marketing §2.2). */
export const trailTo = ({ projectTitle, path }: Titled): readonly Step[] => [
  { name: projectTitle ?? '', path },
];
