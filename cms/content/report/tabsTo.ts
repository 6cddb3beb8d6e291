import type { ClientField, ClientTab, StaticLabel } from 'payload';

const named = (one: { name?: string } | object): string => ('name' in one && one.name ? one.name : '');

/** Label in the form's configuration, where functions are resolved. */
const labelOf = (tab: ClientTab): StaticLabel =>
  typeof tab.label === 'object' || typeof tab.label === 'string' ? tab.label : named(tab);

/** Tabs within a field; in a list, the path continues after the row number. Blocks have no tabs. */
function tabsIn(field: ClientField, rest: readonly string[]): StaticLabel[] {
  if (field.type === 'group') return tabsTo(field.fields, rest) ?? [];
  if (field.type === 'array') return tabsTo(field.fields, rest.slice(1)) ?? [];
  return [];
}

/**
 * Tabs that must be open for a field to be rendered: Payload renders only the open tab.
 * @param fields fields of the form
 * @param path path of the field: names and row numbers
 * @returns labels of the tabs, outermost first; null for an unknown field
 */
export function tabsTo(fields: readonly ClientField[], path: readonly string[]): StaticLabel[] | null {
  const [name, ...rest] = path;
  for (const field of fields) {
    if (field.type === 'tabs')
      for (const tab of field.tabs) {
        const isNamed = named(tab) !== '';
        if (isNamed && named(tab) !== name) continue;
        const within = isNamed ? (tabsTo(tab.fields, rest) ?? []) : tabsTo(tab.fields, path);
        if (within) return [labelOf(tab), ...within];
      }
    else if (named(field) !== '') {
      if (named(field) === name) return tabsIn(field, rest);
    } else if ('fields' in field) {
      const within = tabsTo(field.fields, path);
      if (within) return within;
    }
  }
  return null;
}
