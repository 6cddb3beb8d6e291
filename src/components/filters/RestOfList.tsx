import { useTranslation } from 'react-i18next';
import { rest } from './filters.styles';

interface RestOfListProps {
  /** What the list has on its other pages, with the page that says all of it. */
  items: readonly { readonly id: string; readonly path: string | null; readonly title: string }[];
}

/** Links to what stands on the other pages of a list, shown where scripts are off: pages are turned by scripts. */
export function RestOfList({ items }: RestOfListProps) {
  const { t } = useTranslation('filters');
  if (items.length === 0) return null;
  return (
    <div css={rest}>
      <p>{t('restOfList')}</p>
      <ul>
        {items.map(({ id, path, title }) => (
          <li key={id}>{path ? <a href={path}>{title}</a> : title}</li>
        ))}
      </ul>
    </div>
  );
}
