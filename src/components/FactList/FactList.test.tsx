import { render, screen } from '@testing-library/react';
import { FactList } from './FactList';

describe('FactList', () => {
  it('names what is known and leaves out the rest', () => {
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

  it('is nothing where nothing is known', () => {
    const { container } = render(<FactList facts={[['Company', undefined]]} />);
    expect(container).toBeEmptyDOMElement();
  });
});
