/** Layouts of project pages (project-marketing §2.1). For each there is a template `<layout>Project` on the site. */
export const PROJECT_LAYOUTS = ['standard', 'marketing', 'rental'] as const;
