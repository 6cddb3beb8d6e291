import { render, screen } from '@testing-library/react';
import { NumberFigure } from './NumberFigure';

const item = (changes: Partial<Parameters<typeof NumberFigure>[0]['item']>) => ({
  id: 'n',
  title: null,
  largeText: '94',
  textNextToNumber: null,
  text: null,
  ...changes,
});

describe('NumberFigure', () => {
  it('shows the number with its texts', () => {
    render(
      <NumberFigure
        color="green"
        item={item({ title: 'Offices', textNextToNumber: 'thousand m²', text: 'In three cities' })}
      />,
    );
    expect(screen.getByText('Offices')).toBeVisible();
    expect(screen.getByText('94')).toBeVisible();
    expect(screen.getByText('thousand m²')).toBeVisible();
    expect(screen.getByText('In three cities')).toBeVisible();
  });

  it.each([
    ['%', '94%'],
    [' + ', '94+'],
    ['₪', '94₪'],
  ])('keeps the sign %s with its number in every language', (sign, expected) => {
    const { container } = render(<NumberFigure item={item({ textNextToNumber: sign })} />);
    expect(container.querySelector('bdi[dir="ltr"]')).toHaveTextContent(expected);
  });

  it('shows a word beside the number', () => {
    const { container } = render(<NumberFigure item={item({ textNextToNumber: 'אלף מ״ר' })} />);
    expect(container.querySelector('bdi[dir="ltr"]')).toHaveTextContent(/^94$/);
    expect(container).toHaveTextContent('94 אלף מ״ר');
  });

  it('needs only the number', () => {
    const { container } = render(<NumberFigure item={item({})} />);
    expect(container).toHaveTextContent(/^94$/);
  });
});
