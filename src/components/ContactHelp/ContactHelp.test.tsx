import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderWithProviders } from '../../testing/renderWithProviders';
import type { SiteContactDetails } from '../../lib/readSiteContact';
import { NO_CONTACT, SiteContact } from '../SiteContact/SiteContact';
import { ContactHelp } from './ContactHelp';

const known: SiteContactDetails = {
  ...NO_CONTACT,
  phone: '03-555-0100',
  openingHours: 'Sunday to Thursday, 8:00–18:00',
  email: 'hello@even-derech.example',
  address: '48 HaMesila Road',
};
const show = (help: ReactElement, contact: SiteContactDetails) =>
  renderWithProviders(<SiteContact.Provider value={contact}>{help}</SiteContact.Provider>, {
    language: 'en',
  });

describe('ContactHelp', () => {
  it('shows how and when to reach the group, and directions', () => {
    show(<ContactHelp />, known);
    expect(screen.getByRole('link', { name: '03-555-0100' })).toHaveAttribute('href', 'tel:035550100');
    expect(screen.getByText('Sunday to Thursday, 8:00–\u206018:00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'hello@even-derech.example' })).toHaveAttribute(
      'href',
      'mailto:hello@even-derech.example',
    );
    expect(screen.getByRole('link', { name: /On the map/ })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=48%20HaMesila%20Road',
    );
  });

  it('shows the contact person, and optionally no address', () => {
    show(<ContactHelp person="Talia Rosen" withAddress={false} />, known);
    expect(screen.getByText('Talia Rosen')).toBeVisible();
    expect(screen.queryByText('48 HaMesila Road')).not.toBeInTheDocument();
  });

  it('leaves out empty settings', () => {
    show(<ContactHelp />, { ...NO_CONTACT, phone: '*5550' });
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('renders nothing without any contact details', () => {
    const { container } = show(<ContactHelp />, NO_CONTACT);
    expect(container).toBeEmptyDOMElement();
  });
});
