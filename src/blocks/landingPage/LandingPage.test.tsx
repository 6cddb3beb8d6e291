import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { picture } from '../../testing/fixtures';
import { mockApi } from '../../testing/mockApi';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { LandingPage } from './LandingPage';

const slide = (title: string | null): NonNullable<Queries.LandingPageFragment['slides']>[number] => ({
  id: title,
  title,
  description: title && `About ${title}`,
  imageCredit: 'Studio',
  backgroundColorForMobile: 'sand',
  whiteColor: false,
  hideContentFromDesktop: false,
  imageForDesktop: picture(`Picture of ${title}`),
  imageForMobile: null,
});
const complete: Queries.LandingPageFragment = {
  id: 'landing',
  siteContact: null,
  slides: [slide('The sea'), slide('The park')],
  pageLogo: picture('Residence'),
  pageTitle: 'By the Sea',
  shortDescription: 'Early registration',
  phone: '*5550',
  whatsApp: '972555500100',
  pageForm: {
    bmbyId: 5431,
    fromTitle: 'We call you back',
    formTextForMeiling: 'I agree to hear more',
    formTextForSms: 'by e-mail and SMS.',
    formTextForTerms: 'You can withdraw.',
    formButton: 'Call me back',
  },
  bottomLogos: [{ id: 'a', logo: picture('The group') }],
};
const minimal: Queries.LandingPageFragment = {
  ...complete,
  slides: [{ ...slide(null), imageCredit: null, whiteColor: null }],
  pageLogo: null,
  shortDescription: null,
  phone: null,
  whatsApp: null,
  pageForm: null,
  bottomLogos: null,
};

beforeEach(() => void mockApi({}));
const scrollIntoView = jest.fn();
beforeAll(() => Object.assign(Element.prototype, { scrollIntoView, scrollTo: jest.fn() }));

describe('LandingPage', () => {
  it("has title, direct contact, the form with the editor's texts, and a disclaimer", async () => {
    renderWithProviders(<LandingPage {...complete} first />, { language: 'en' });
    const panel = within(screen.getByRole('region', { name: 'Leave details' }));
    expect(panel.getByRole('heading', { level: 1, name: 'By the Sea' })).toBeVisible();
    expect(panel.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/972555500100',
    );
    expect(panel.getByRole('link', { name: '*5550' })).toHaveAttribute('href', 'tel:*5550');
    expect(await panel.findByRole('button', { name: 'Call me back' })).toBeVisible();
    expect(
      panel.getByRole('checkbox', { name: 'I agree to hear more by e-mail and SMS.' }),
    ).not.toBeChecked();
    expect(panel.getByText('All visuals are for illustration only.')).toBeVisible();
    expect(panel.getByRole('img', { name: 'The group' })).toBeVisible();
  });

  it('turns one slide at a time and marks the visible one', async () => {
    renderWithProviders(<LandingPage {...complete} first />, { language: 'en' });
    const slider = screen.getByRole('group', { name: 'Gallery' });
    jest.spyOn(slider, 'clientHeight', 'get').mockReturnValue(800);
    const scrollTo = jest.spyOn(slider, 'scrollTo').mockImplementation();
    await userEvent.click(screen.getByRole('button', { name: 'Go to slide 2' }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 800, behavior: 'smooth' });
    expect(screen.getByRole('button', { name: 'Go to slide 1' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('img', { name: 'Picture of The sea' })).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img', { name: 'Picture of The park' })).toHaveAttribute('loading', 'lazy');
  });

  it('scrolls to the form', async () => {
    renderWithProviders(<LandingPage {...complete} first />, { language: 'en' });
    await userEvent.click(screen.getByRole('button', { name: 'Leave your details' }));
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' });
    expect(screen.getByRole('region', { name: 'Leave details' })).toHaveFocus();
  });

  it.each([
    ['he', 'ההדמיות להמחשה בלבד.'],
    ['en', 'All visuals are for illustration only.'],
  ] as const)('needs only a title and a picture: %s', async (language, disclaimer) => {
    renderWithProviders(<LandingPage {...minimal} first />, { language });
    expect(screen.getByText(disclaimer)).toBeVisible();
    expect(await screen.findByRole('form')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /slide|שקופית/ })).not.toBeInTheDocument();
  });
});
