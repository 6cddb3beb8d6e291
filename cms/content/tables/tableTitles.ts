import type { Payload } from 'payload';
import { labelText } from '../../platform/labels/labelText';
import type { Label } from '../../platform/labels/labels';
import type { Table, TableSlug } from './Table';

/**
 * What a table's columns are called: as the fields of its collection are in the admin, unless the table says otherwise.
 * @param table a collection's
 */
export function tableTitles(
  { collections }: Pick<Payload, 'collections'>,
  { slug, titles }: Pick<Table, 'titles'> & { slug: TableSlug },
): Record<string, Label> {
  const named = collections[slug].config.flattenedFields.map((field): [string, Label] => {
    const label = 'label' in field ? field.label : undefined;
    return [field.name, { he: labelText(label, field.name, 'he'), en: labelText(label, field.name, 'en') }];
  });
  return { ...Object.fromEntries(named), ...titles };
}
