import type { Payload } from 'payload';
import { labelText } from '../../platform/labels/labelText';
import type { Label } from '../../platform/labels/labels';
import type { Table, TableSlug } from './Table';

/**
 * Returns the titles of a table's columns: the labels of its fields, unless the table defines others.
 * @param table table of a collection
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
