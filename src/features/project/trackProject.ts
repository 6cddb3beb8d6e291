import { track, type ProjectButton } from '../../lib/analytics';

/** Reports a press on a project page to analytics (project-marketing §7). */
export const trackProject = (button: ProjectButton, project: { readonly path: string }): void =>
  track('project_button_pressed', { button, project: project.path });
