import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockApi } from '../../testing/mockApi';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { AdvancePayment } from './AdvancePayment';

const apartment: Queries.ReservableApartmentFragment = {
  id: 'a',
  assetName: 'B7',
  propertyTitle:
    'Three rooms on the boulevard, with a view of the park and of everything that lies beyond it',
  building: { buildingTitle: 'Building B' },
  apartmentNumber: '7',
  floor: 0,
  numberOfRooms: 3,
  areaInSquareMeters: 74,
  price: 6200,
  priceCurrency: 'ILS',
  advancePayment: 2000,
  moreInfoContentHTML: null,
};
const minimal: Queries.ReservableApartmentFragment = {
  id: 'm',
  assetName: 'B8',
  propertyTitle: null,
  building: null,
  apartmentNumber: null,
  floor: null,
  numberOfRooms: null,
  areaInSquareMeters: null,
  price: null,
  priceCurrency: null,
  advancePayment: null,
  moreInfoContentHTML: null,
};
const block = (apartments: Queries.ReservableApartmentFragment[]): Queries.AdvancePaymentFragment => ({
  id: 'b',
  siteContact: null,
  paymentTitle: 'Homes that can be reserved',
  introduction: 'Choose one',
  apartments,
});

const STATE = '/web/apartments/state?assets=';
let live: Record<string, { state: string; price: number | null }> = {};
beforeEach(() => {
  live = {};
  const answer = () => ({ body: live });
  mockApi({ [`${STATE}B7`]: answer, [`${STATE}B8`]: answer, [`${STATE}B7,B8`]: answer });
});

describe('AdvancePayment', () => {
  it.each([
    ['he', 'לשריון הדירה', 'לחודש', 'קרקע'],
    ['en', 'Reserve this apartment', 'a month', 'Ground floor'],
  ] as const)('shows apartments with their facts (%s)', async (language, button, month, floor) => {
    renderWithProviders(<AdvancePayment {...block([apartment])} first />, { language });
    const section = within(screen.getByRole('region', { name: 'Homes that can be reserved' }));
    expect(section.getByRole('heading', { level: 1 })).toBeVisible();
    const card = within(await section.findByRole('listitem'));
    expect(card.getByRole('heading', { level: 3 })).toHaveTextContent('Three rooms');
    expect(card.getByText(floor)).toBeVisible();
    expect(card.getByText('₪6,200')).toBeVisible();
    expect(card.getByText(month, { exact: false })).toBeVisible();
    expect(card.getByRole('button')).toHaveAccessibleName(new RegExp(`^${button} – Three rooms`));
  });

  it('opens the drawer of an apartment', async () => {
    renderWithProviders(<AdvancePayment {...block([apartment])} first={false} />, { language: 'en' });
    await userEvent.click(screen.getByRole('button'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Reserve an apartment' }));
    expect(drawer.getByText('₪2,000')).toBeVisible();
    expect(drawer.getByRole('form', { name: 'Details for the reservation' })).toBeVisible();
  });

  it('does not offer an apartment that is taken or has no advance payment', () => {
    const taken = { ...apartment, moreInfoContentHTML: 'reserved' as const };
    renderWithProviders(<AdvancePayment {...block([taken, minimal])} first={false} />, { language: 'en' });
    expect(screen.getByText('Apartment taken')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'B8' })).toBeVisible();
  });

  it.each([
    ['held', 'Being reserved'],
    ['taken', 'Apartment taken'],
  ])(
    'shows an apartment as %s when the service says so, and offers it again when it is free',
    async (state, tag) => {
      live = { B7: { state, price: 6500 } };
      renderWithProviders(<AdvancePayment {...block([apartment])} first={false} />, { language: 'en' });
      expect(screen.getByRole('button')).toBeVisible();
      expect(await screen.findByText(tag)).toBeVisible();
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
      expect(screen.getByText('₪6,500')).toBeVisible();
      live = { B7: { state: 'free', price: 6200 } };
      act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      expect(await screen.findByRole('button')).toBeVisible();
    },
  );

  it('offers an apartment that was built as taken once the service reports it as free', async () => {
    live = { B7: { state: 'free', price: null } };
    const taken = { ...apartment, moreInfoContentHTML: 'reserved' as const };
    renderWithProviders(<AdvancePayment {...block([taken])} first={false} />, { language: 'en' });
    expect(screen.getByText('Apartment taken')).toBeVisible();
    expect(await screen.findByRole('button')).toBeVisible();
    expect(screen.getByText('₪6,200')).toBeVisible();
  });

  it('keeps the built state and shows a message when the service does not answer, and asks again', async () => {
    mockApi({});
    renderWithProviders(<AdvancePayment {...block([apartment])} first={false} />, { language: 'en' });
    expect(await screen.findByText(/could not check which apartments are available/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Reserve this apartment/ })).toBeVisible();
    mockApi({ [`${STATE}B7`]: () => ({ body: { B7: { state: 'held', price: null } } }) });
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Being reserved')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/could not check/)).not.toBeInTheDocument());
  });

  it('renders nothing without apartments', () => {
    const { container } = renderWithProviders(<AdvancePayment {...block([])} first={false} />);
    expect(container).toBeEmptyDOMElement();
  });
});
