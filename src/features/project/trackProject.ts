import { track, type ProjectButton } from '../../lib/analytics';

/**
 * Reports that a visitor pressed something on a project's page (project-marketing §7).
 * @param button what was pressed
 * @param project the page
 */
export const trackProject = (button: ProjectButton, project: { readonly path: string }): void =>
  track('project_button_pressed', { button, project: project.path });
