import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainClick } from '../../lib/isPlainClick';
import { awaited } from '../../theme/awaited';
import { Icon } from '../Icon/Icon';
import { gap, link, list, nav } from './Pagination.styles';
import { pageNumbers } from './pageNumbers';

interface PaginationProps {
  /** Number of the current page, from 1. */
  page: number;
  pageCount: number;
  /**
   * Returns the URL of a page of the list: the current path with the query string (corporate-site §2,
   * forms-investors-catalogue §2.9).
   */
  hrefOf: (page: number) => string;
  onSelect: (page: number) => void;
}

/** Links to the pages of a list. Renders nothing for a single page. */
export function Pagination({ page, pageCount, hrefOf, onSelect }: PaginationProps) {
  const { t } = useTranslation('filters');
  if (pageCount <= 1) return null;
  const linkTo = (number: number) => ({
    href: hrefOf(number),
    css: link,
    'data-here': '',
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onSelect(number);
    },
  });
  return (
    <nav aria-label={t('pages')} css={nav} {...awaited.text}>
      <ul css={list}>
        {page > 1 && (
          <li>
            <a {...linkTo(page - 1)} rel="prev" aria-label={t('previousPage')}>
              <Icon name="chevronStart" flip />
            </a>
          </li>
        )}
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap${index}`}>
            {number === null ? (
              <span css={gap}>…</span>
            ) : (
              <a
                {...linkTo(number)}
                aria-label={t('page', { number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
        {page < pageCount && (
          <li>
            <a {...linkTo(page + 1)} rel="next" aria-label={t('nextPage')}>
              <Icon name="chevronEnd" flip />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
