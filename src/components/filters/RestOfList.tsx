import { useTranslation } from 'react-i18next';
import { rest } from './filters.styles';

interface RestOfListProps {
  /** What the list has on its other pages. */
  items: readonly { readonly path: string; readonly title: string }[];
}

/** Links to what stands on the other pages of a list, shown where scripts are off: pages are turned by scripts. */
export function RestOfList({ items }: RestOfListProps) {
  const { t } = useTranslation('filters');
  if (items.length === 0) return null;
  return (
    <div css={rest}>
      <p>{t('restOfList')}</p>
      <ul>
        {items.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
