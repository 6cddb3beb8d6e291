import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from '../../i18n/languages';
import { picture } from '../../testing/fixtures';
import { layOutSlides } from '../../testing/layOutSlides';
import { mockMedia } from '../../testing/mockMedia';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Team } from './Team';

layOutSlides(350, 300);

const complete: Queries.TeamFragment = {
  id: 'team',
  title: 'The people',
  introduction: 'Who builds with us',
  members: [
    {
      id: 'noa',
      image: picture('portrait'),
      name: 'Noa Barkai',
      role: 'Chief engineer',
      description: { html: '<p>Builds <strong>bridges</strong></p>' },
      linkedIn: 'https://www.linkedin.com/in/noa-barkai',
    },
    {
      id: 'alon',
      image: null,
      name: 'Alon Sade',
      role: null,
      description: { html: '<p>Plans</p>' },
      linkedIn: null,
    },
  ],
};

const minimal: Queries.TeamFragment = {
  id: 'team',
  title: null,
  introduction: null,
  members: [{ id: 'noa', image: null, name: 'Noa Barkai', role: null, description: null, linkedIn: null }],
};

const toggle = (name: string) => screen.getByRole('button', { name });
const description = () => screen.getByText('bridges');

afterEach(() => jest.restoreAllMocks());

describe('Team', () => {
  it('shows each person of a complete block', () => {
    renderWithProviders(<Team {...complete} first={false} />, { language: 'en' });
    expect(screen.getByRole('heading', { level: 2, name: 'The people' })).toBeVisible();
    expect(screen.getByText('Who builds with us')).toBeVisible();
    expect(screen.getByRole('group', { name: 'The people' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    );
    const card = screen.getAllByRole('article')[0] as HTMLElement;
    expect(within(card).getByRole('heading', { level: 3, name: 'Noa Barkai' })).toBeVisible();
    expect(within(card).getByText('Chief engineer')).toBeVisible();
  });

  it('needs only a name', () => {
    renderWithProviders(<Team {...minimal} first={false} />, { language: 'en' });
    expect(screen.getByRole('group', { name: 'Team' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Noa Barkai' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('renders nothing without people', () => {
    const { container } = renderWithProviders(<Team {...minimal} members={[]} first />);
    expect(container).toBeEmptyDOMElement();
  });

  it("has the page's h1 as the first block", () => {
    renderWithProviders(<Team {...complete} first />);
    expect(screen.getByRole('heading', { level: 1, name: 'The people' })).toBeVisible();
  });

  it.each([
    ['he', 'עוד על Noa Barkai', 'פרופיל הלינקדאין של Noa Barkai (נפתח בלשונית חדשה)'],
    ['en', 'More about Noa Barkai', 'LinkedIn profile of Noa Barkai (opens in a new tab)'],
  ] satisfies [Language, string, string][])(
    'opens and closes details by a press on phones: %s',
    async (language, more, profile) => {
      renderWithProviders(<Team {...complete} first={false} />, { language });
      expect(description()).not.toBeVisible();
      await userEvent.click(toggle(more));
      expect(toggle(more)).toHaveAttribute('aria-expanded', 'true');
      expect(description()).toBeVisible();
      expect(screen.getByRole('link', { name: profile })).toHaveAttribute(
        'href',
        'https://www.linkedin.com/in/noa-barkai',
      );
      await userEvent.click(toggle(more));
      expect(description()).not.toBeVisible();
    },
  );

  describe('on desktop', () => {
    beforeEach(() => mockMedia('min-width: 65em'));
    const show = () => renderWithProviders(<Team {...complete} first={false} />, { language: 'en' });

    it('opens details on hover', async () => {
      show();
      await userEvent.hover(screen.getByRole('heading', { name: 'Noa Barkai' }));
      expect(toggle('More about Noa Barkai')).toHaveAttribute('aria-expanded', 'true');
      expect(description()).toBeVisible();
      await userEvent.unhover(screen.getByRole('heading', { name: 'Noa Barkai' }));
      expect(description()).not.toBeVisible();
    });

    it('opens details on focus, and the next Tab reaches their link', async () => {
      show();
      act(() => toggle('More about Noa Barkai').focus());
      expect(toggle('More about Noa Barkai')).toHaveAttribute('aria-expanded', 'true');
      await userEvent.tab();
      expect(screen.getByRole('link', { name: /LinkedIn/ })).toHaveFocus();
      expect(description()).toBeVisible();
      await userEvent.tab();
      expect(toggle('More about Alon Sade')).toHaveFocus();
      expect(description()).not.toBeVisible();
    });

    it('takes the focus in browsers that do not focus pressed buttons, and closes on blur', () => {
      show();
      fireEvent.click(toggle('More about Noa Barkai'));
      expect(toggle('More about Noa Barkai')).toHaveFocus();
      expect(description()).toBeVisible();
      act(() => toggle('More about Noa Barkai').blur());
      expect(description()).not.toBeVisible();
    });

    it('closes on Escape and keeps the focus on the card', async () => {
      show();
      act(() => toggle('More about Noa Barkai').focus());
      expect(toggle('More about Noa Barkai')).toHaveAttribute('aria-expanded', 'true');
      await userEvent.tab();
      await userEvent.keyboard('{Escape}');
      expect(description()).not.toBeVisible();
      expect(toggle('More about Noa Barkai')).toHaveFocus();
    });
  });
});
