import { altOfProject, projectPicture, PROJECT_SUBJECTS } from '../projects/projectPictures';
import { projects as all } from '../projects/projects';
import { jpg, svg, type SeedFile } from './SeedFile';

/** Pictures that show only one project. */
export const projects: readonly SeedFile[] = all.flatMap(({ key, projectTitle }) =>
  (PROJECT_SUBJECTS[key] ?? []).map((subject) =>
    (subject === 'plan' ? svg : jpg)(projectPicture(key, subject), altOfProject(projectTitle, subject)),
  ),
);
