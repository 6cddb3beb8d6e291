import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rest } from './filters.styles';

/** Id, path and title of a list item, for a plain link. */
export interface RemainingLink {
  readonly id: string;
  readonly path: string | null;
  readonly title: string;
}

interface RemainingLinksProps<Item> {
  /** All items of the list. */
  items: readonly Item[];
  /** The items that the current page of the list already shows. */
  shown: readonly Item[];
  linkOf: (item: Item) => RemainingLink;
  /** Additional content below the item's link. */
  moreOf?: (item: Item) => ReactNode;
}

/**
 * Links to all list items that are on other pages of the list, for browsers without JavaScript. React renders the
 * content of `noscript` only during the build, so even long lists cost browsers with JavaScript nothing.
 */
export function RemainingLinks<Item>(props: RemainingLinksProps<Item>) {
  if (props.shown.length >= props.items.length) return null;
  return (
    <noscript>
      <Links {...props} />
    </noscript>
  );
}

function Links<Item>({ items, shown, linkOf, moreOf }: RemainingLinksProps<Item>) {
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
