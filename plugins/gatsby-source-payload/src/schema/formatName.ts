/**
 * Returns the GraphQL name that Payload gives a field, select option or collection slug whose own name is not valid in
 * GraphQL. For example, `301` becomes `_301`, and `stone-dark` becomes `stone_dark`. It must equal `formatName` of
 * @payloadcms/graphql.
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

/** Converts a slug to the type name that Payload gives it. For example, `contactSubjects` becomes `ContactSubjects`. */
export function pascalCase(slug: string): string {
  return slug
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
