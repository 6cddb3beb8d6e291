/** The layouts of a project's page (project-marketing §2.1): each is the template `<layout>Project` of the site. */
export const PROJECT_LAYOUTS = ['standard', 'marketing', 'rental'] as const;
