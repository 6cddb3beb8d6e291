import { render, screen } from '@testing-library/react';
import { FactList } from './FactList';

describe('FactList', () => {
  it('lists known facts with names and leaves out the rest', () => {
    render(
      <FactList
        label="In short"
        facts={[
          ['Company', 'Even Roads'],
          ['Area', null],
          ['Scope', ''],
          ['Number', 0],
        ]}
      />,
    );
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Company', 'Number']);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Even Roads',
      '0',
    ]);
  });

  it('renders nothing without known facts', () => {
    const { container } = render(<FactList facts={[['Company', undefined]]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
