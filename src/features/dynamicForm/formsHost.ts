/**
 * The forms host of the group, where it is not the CMS (design §5): the same calls, the same answers.
 * @returns undefined where the CMS has the forms
 */
export function foreignFormsHost(): string | undefined {
  const host = process.env.GATSBY_CMS_FORMS_URL?.replace(/\/+$/, '');
  return host && host !== process.env.GATSBY_API_URL?.replace(/\/+$/, '') ? host : undefined;
}
