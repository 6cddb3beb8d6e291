import type { ClientField, ClientTab, StaticLabel } from 'payload';

const named = (one: { name?: string } | object): string => ('name' in one && one.name ? one.name : '');

/** As the form has it: labels that are functions were called for it. */
const labelOf = (tab: ClientTab): StaticLabel =>
  typeof tab.label === 'object' || typeof tab.label === 'string' ? tab.label : named(tab);

/** What is in a field: of a list the part behind the number of the row. Types of blocks have no tabs. */
function tabsIn(field: ClientField, rest: readonly string[]): StaticLabel[] {
  if (field.type === 'group') return tabsTo(field.fields, rest) ?? [];
  if (field.type === 'array') return tabsTo(field.fields, rest.slice(1)) ?? [];
  return [];
}

/**
 * The tabs that have to be open for a field to be on the screen: Payload's form holds the fields of the open tab alone.
 * @param fields of the form
 * @param path of the field: names, and numbers of rows
 * @returns labels of the tabs, the outermost first; null where there is no such field
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
