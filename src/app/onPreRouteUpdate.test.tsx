import { render, screen } from '@testing-library/react';
import { ScrollContext as ScrollHandler } from 'gatsby-react-router-scroll';
import { onPreRouteUpdate } from './onPreRouteUpdate';

/** A page inside Gatsby's scroll handler, with a location as Gatsby's router passes it. */
function Page({ hash }: { hash: string }) {
  const location = { pathname: '/about/', search: '', href: `http://localhost/about/${hash}`, hash };
  onPreRouteUpdate({ location: location as unknown as Window['location'] & { state: unknown } });
  return (
    <ScrollHandler location={location}>
      <p id="100%">The page</p>
    </ScrollHandler>
  );
}

const scrolled = jest.fn<undefined, [id: string]>();
beforeEach(() => {
  scrolled.mockClear();
  jest.spyOn(window, 'scrollTo').mockImplementation();
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled(this.id);
  };
});

describe.each(['#100%', '#%D7', '#%', '#%zz%D7%90', '#a%E0%A4%A', '#100%25', '#%D7%90', '#x', ''])(
  'the hash %s',
  (hash) => {
    it('opens a page', () => {
      render(<Page hash={hash} />);
      expect(screen.getByText('The page')).toBeVisible();
    });

    it('does not break an open page', () => {
      const { rerender } = render(<Page hash="" />);
      rerender(<Page hash={hash} />);
      expect(screen.getByText('The page')).toBeVisible();
    });
  },
);

it.each(['#100%', '#100%25'])('%s scrolls to the element with that id', (hash) => {
  render(<Page hash={hash} />);
  expect(scrolled.mock.calls).toEqual([['100%']]);
});
