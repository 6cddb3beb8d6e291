import type { ClientField, ClientTab, StaticLabel } from 'payload';

const named = (one: { name?: string } | object): string => ('name' in one && one.name ? one.name : '');

/**
 * Returns the label of a tab. In the configuration that the form receives, labels that were functions are already
 * resolved.
 */
const labelOf = (tab: ClientTab): StaticLabel =>
  typeof tab.label === 'object' || typeof tab.label === 'string' ? tab.label : named(tab);

/**
 * Returns the tabs inside a field that contain the rest of the path. In a list, the path's next part is the row number,
 * which is skipped. Blocks have no tabs.
 */
function tabsIn(field: ClientField, rest: readonly string[]): StaticLabel[] {
  if (field.type === 'group') return findTabPath(field.fields, rest) ?? [];
  if (field.type === 'array') return findTabPath(field.fields, rest.slice(1)) ?? [];
  return [];
}

/**
 * Returns the tabs that must be open before a field is rendered. Payload renders only the content of the open tab.
 * @param fields fields of the form
 * @param path path of the field, split into names and row numbers
 * @returns labels of the tabs, outermost first; null for an unknown field
 */
export function findTabPath(fields: readonly ClientField[], path: readonly string[]): StaticLabel[] | null {
  const [name, ...rest] = path;
  for (const field of fields) {
    if (field.type === 'tabs')
      for (const tab of field.tabs) {
        const isNamed = named(tab) !== '';
        if (isNamed && named(tab) !== name) continue;
        const within = isNamed ? (findTabPath(tab.fields, rest) ?? []) : findTabPath(tab.fields, path);
        if (within) return [labelOf(tab), ...within];
      }
    else if (named(field) !== '') {
      if (named(field) === name) return tabsIn(field, rest);
    } else if ('fields' in field) {
      const within = findTabPath(field.fields, path);
      if (within) return within;
    }
  }
  return null;
}
