import { screen } from '@testing-library/react';
import { useStaticQuery } from 'gatsby';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { ContactHelp } from './ContactHelp';

const settings = (changes: object = {}) =>
  jest.mocked(useStaticQuery).mockReturnValueOnce({
    settings: {
      nodes: [
        {
          locale: 'en',
          phone: '03-555-0100',
          openingHours: 'Sunday to Thursday, 8:00–18:00',
          email: 'hello@even-derech.example',
          address: '48 HaMesila Road',
          ...changes,
        },
      ],
    },
  });

describe('ContactHelp', () => {
  it('says how and when the group is reached, and the way there', () => {
    settings();
    renderWithProviders(<ContactHelp />, { language: 'en' });
    expect(screen.getByRole('link', { name: '03-555-0100' })).toHaveAttribute('href', 'tel:035550100');
    expect(screen.getByText('Sunday to Thursday, 8:00–18:00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'hello@even-derech.example' })).toHaveAttribute(
      'href',
      'mailto:hello@even-derech.example',
    );
    expect(screen.getByRole('link', { name: /On the map/ })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=48%20HaMesila%20Road',
    );
  });

  it('names the person who answers, and leaves the address to other places', () => {
    settings();
    renderWithProviders(<ContactHelp person="Talia Rosen" withAddress={false} />, { language: 'en' });
    expect(screen.getByText('Talia Rosen')).toBeVisible();
    expect(screen.queryByText('48 HaMesila Road')).not.toBeInTheDocument();
  });

  it('leaves out what the settings leave empty', () => {
    settings({ openingHours: null, email: null, address: '' });
    renderWithProviders(<ContactHelp />, { language: 'en' });
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('is nothing where nothing is known', () => {
    settings({ locale: 'he' });
    const { container } = renderWithProviders(<ContactHelp />, { language: 'en' });
    expect(container).toBeEmptyDOMElement();
  });
});
