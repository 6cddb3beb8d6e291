import { abroadProjects } from './abroad';
import { homeProjects } from './homes';
import { rentProjects } from './rents';
import { saleProjects } from './sales';
import type { SeedProject } from './SeedProject';
import { workProjects } from './works';

/** Every project of the demo content. */
export const projects: readonly SeedProject[] = [
  ...rentProjects,
  ...saleProjects,
  ...homeProjects,
  ...workProjects,
  ...abroadProjects,
];
