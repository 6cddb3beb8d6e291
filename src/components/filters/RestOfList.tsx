import { useTranslation } from 'react-i18next';
import { rest } from './filters.styles';

/** An entry of a list by name, with the page that says all of it. */
interface RestLink {
  readonly id: string;
  readonly path: string | null;
  readonly title: string;
}

interface RestOfListProps<Item> {
  /** The whole list, as it is built. */
  items: readonly Item[];
  /** What the list shows already. */
  shown: readonly Item[];
  linkOf: (item: Item) => RestLink;
}

/**
 * Links to what stands on the other pages of a list, for browsers without scripts: pages are turned by scripts. React renders
 * what is in a `noscript` at build alone, so that a list of thousands costs a browser with scripts nothing.
 */
export function RestOfList<Item>(props: RestOfListProps<Item>) {
  if (props.shown.length >= props.items.length) return null;
  return (
    <noscript>
      <Links {...props} />
    </noscript>
  );
}

function Links<Item>({ items, shown, linkOf }: RestOfListProps<Item>) {
  const { t } = useTranslation('filters');
  return (
    <div css={rest}>
      <p>{t('restOfList')}</p>
      <ul>
        {items
          .filter((item) => !shown.includes(item))
          .map(linkOf)
          .map(({ id, path, title }) => (
            <li key={id}>{path ? <a href={path}>{title}</a> : title}</li>
          ))}
      </ul>
    </div>
  );
}
