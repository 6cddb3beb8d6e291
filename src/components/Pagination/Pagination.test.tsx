import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { pageNumbers } from './pageNumbers';
import { Pagination } from './Pagination';

describe('pageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 2, [1, 2]],
    [1, 4, [1, 2, 3, 4]],
    [1, 9, [1, 2, null, 9]],
    [3, 9, [1, 2, 3, 4, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
    [2, 5, [1, 2, 3, 4, 5]],
  ])('on page %d of %d', (page, pageCount, expected) => {
    expect(pageNumbers(page, pageCount)).toEqual(expected);
  });
});

describe('Pagination', () => {
  const onSelect = jest.fn();
  const show = (page: number, pageCount: number, language: 'he' | 'en' = 'en') =>
    renderWithProviders(
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => `?page=${number}`}
        onSelect={onSelect}
      />,
      { language },
    );
  beforeEach(() => onSelect.mockClear());

  it.each([
    ['en', 'Pages of results', 'Next page'],
    ['he', 'עמודי התוצאות', 'העמוד הבא'],
  ] as const)('leads by links with the query of each page: %s', async (language, name, next) => {
    show(1, 3, language);
    expect(screen.getByRole('navigation', { name })).toBeVisible();
    expect(screen.getByRole('link', { name: next })).toHaveAttribute('href', '?page=2');
    await userEvent.click(screen.getByRole('link', { name: next }));
    expect(onSelect).toHaveBeenCalledWith(2);
  });

  it('marks the current page and offers nothing beyond the ends', () => {
    show(3, 3);
    expect(screen.getByRole('link', { name: 'Page 3', current: 'page' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?page=2');
  });

  it('leaves a click for a new tab to the browser', () => {
    show(1, 3);
    const followed = fireEvent.click(screen.getByRole('link', { name: 'Page 2' }), { ctrlKey: true });
    expect(followed).toBe(true);
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('renders nothing for a single page', () => {
    show(1, 1);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
