import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rest } from './filters.styles';

/** Name and address of an entry. */
export interface RestLink {
  readonly id: string;
  readonly path: string | null;
  readonly title: string;
}

interface RestOfListProps<Item> {
  /** The whole list. */
  items: readonly Item[];
  /** Entries that the list shows already. */
  shown: readonly Item[];
  linkOf: (item: Item) => RestLink;
  /** Content below the link. */
  moreOf?: (item: Item) => ReactNode;
}

/**
 * Links to the entries of a list's other pages, for browsers without scripts. React renders `noscript`
 * content only at build, so long lists cost browsers nothing.
 */
export function RestOfList<Item>(props: RestOfListProps<Item>) {
  if (props.shown.length >= props.items.length) return null;
  return (
    <noscript>
      <Links {...props} />
    </noscript>
  );
}

function Links<Item>({ items, shown, linkOf, moreOf }: RestOfListProps<Item>) {
  const { t } = useTranslation('filters');
  return (
    <div css={rest}>
      <p>{t('restOfList')}</p>
      <ul>
        {items
          .filter((item) => !shown.includes(item))
          .map((item) => {
            const { id, path, title } = linkOf(item);
            return (
              <li key={id}>
                {path ? <a href={path}>{title}</a> : title}
                {moreOf?.(item)}
              </li>
            );
          })}
      </ul>
    </div>
  );
}
