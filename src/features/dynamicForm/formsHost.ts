/**
 * Returns the base URL of the group's own forms host, if forms are served from there and not from the CMS
 * (docs/explanation/dynamic-forms.md).
 * @returns undefined if the CMS serves the forms
 */
export function foreignFormsHost(): string | undefined {
  const host = process.env.GATSBY_CMS_FORMS_URL?.replace(/(?<!\/)\/+$/, '');
  return host && host !== process.env.GATSBY_API_URL?.replace(/(?<!\/)\/+$/, '') ? host : undefined;
}
