import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { BasicTitleAndTextBlock } from './BasicTitleAndTextBlock';

const block: Queries.BasicTitleAndTextBlockFragment = {
  id: 'basic',
  title: 'Why concrete',
  text: { html: '<p>Two thirds of the footprint</p>' },
};

describe('BasicTitleAndTextBlock', () => {
  it('has a title and its text', () => {
    renderWithProviders(<BasicTitleAndTextBlock {...block} first={false} />, { language: 'en' });
    expect(screen.getByRole('region', { name: 'Why concrete' })).toHaveTextContent(
      'Two thirds of the footprint',
    );
  });

  it.each(['he', 'en'] as const)('can be the first block of a page, even without text: %s', (language) => {
    renderWithProviders(<BasicTitleAndTextBlock {...block} text={null} first />, { language });
    expect(screen.getByRole('heading', { level: 1, name: 'Why concrete' })).toBeVisible();
  });
});
