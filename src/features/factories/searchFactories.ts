import type { FactoryGroup } from './Factory';

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/["'׳״’`.,־–-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Returns the factories whose street, town or name contains every word of the text. Groups without a match are omitted.
 * If the text is empty, all groups are returned.
 */
export function searchFactories(groups: readonly FactoryGroup[], sought: string): readonly FactoryGroup[] {
  const words = plain(sought).split(' ').filter(Boolean);
  if (words.length === 0) return groups;
  return groups.flatMap((group) => {
    const factories = group.factories.filter(({ name, street }) => {
      const text = plain(`${street} ${name}`);
      return words.every((word) => text.includes(word));
    });
    return factories.length > 0 ? [{ ...group, factories }] : [];
  });
}
