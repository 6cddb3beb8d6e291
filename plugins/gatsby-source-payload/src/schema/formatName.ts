/**
 * The GraphQL name that Payload gives to a field, an option of a select, or a collection slug that is no legal name
 * (`formatName` of @payloadcms/graphql): `301` is `_301`, `stone-dark` is `stone_dark`.
 */
export function formatName(value: string): string {
  const start = /^\d/.test(value) ? `_${value}` : value;
  const formatted = start
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[-./+,()'[\]]/g, '_')
    .replace(/ /g, '');
  return formatted || '_';
}

/** The words of a slug run together with capitals, as Payload names a type: `contactSubjects` is `ContactSubjects`. */
export function pascalCase(slug: string): string {
  return slug
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
