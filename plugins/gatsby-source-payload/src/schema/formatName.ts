/**
 * Returns Payload's GraphQL name of a field, select option or collection slug that is not a legal name (`formatName`
 * of @payloadcms/graphql): `301` becomes `_301`, `stone-dark` becomes `stone_dark`.
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

/** Converts a slug to Payload's type name: `contactSubjects` becomes `ContactSubjects`. */
export function pascalCase(slug: string): string {
  return slug
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
