/**
 * Returns the group's forms host, which serves the CMS's calls (docs/explanation/dynamic-forms.md).
 * @returns undefined when the CMS serves forms
 */
export function foreignFormsHost(): string | undefined {
  const host = process.env.GATSBY_CMS_FORMS_URL?.replace(/(?<!\/)\/+$/, '');
  return host && host !== process.env.GATSBY_API_URL?.replace(/(?<!\/)\/+$/, '') ? host : undefined;
}
