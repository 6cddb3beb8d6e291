import { screen } from '@testing-library/react';
import { pageLink, urlLink } from '../../testing/fixtures';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { StickyButton } from './StickyButton';

describe('StickyButton', () => {
  it.each([
    ['a page', pageLink('צור קשר', '/contact/'), '/contact/'],
    ['a place on the page', urlLink('צור קשר', '', { anchor: 'contact-us' }), '#contact-us'],
    ['a phone', urlLink('צור קשר', 'tel:03-555-0100'), 'tel:035550100'],
  ])('links to %s', (_name, link, address) => {
    renderWithProviders(<StickyButton id="sticky" link={link} first={false} />);
    expect(screen.getByRole('link', { name: 'צור קשר' })).toHaveAttribute('href', address);
  });

  it('is ordered last and keeps focused elements clear of it', () => {
    const link = pageLink('Contact', '/en/contact/');
    renderWithProviders(<StickyButton id="sticky" link={link} first={false} />, { language: 'en' });
    expect(screen.getByRole('link', { name: 'Contact' }).parentElement).toHaveAttribute('data-sticky-button');
    const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText),
    );
    expect(rules).toContainEqual(
      expect.stringMatching(/^:has\(> \[data-sticky-button\]\) .*flex-direction: column/),
    );
    expect(document.querySelector('[data-keep-clear]')).not.toBeNull();
  });

  it.each([
    ['no link', null],
    ['a link without a name', pageLink('', '/contact/')],
    ['a link to nowhere', pageLink('צור קשר', '', { page: null })],
  ])('renders nothing with %s', (_name, link) => {
    const { container } = renderWithProviders(<StickyButton id="sticky" link={link} first={false} />);
    expect(container).toBeEmptyDOMElement();
  });
});
