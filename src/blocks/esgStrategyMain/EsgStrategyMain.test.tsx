import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { EsgStrategyMain } from './EsgStrategyMain';

const box = (title: string) => ({
  id: title,
  title,
  letterIcon: 'C',
  color: 'green' as const,
  esgStrategyListItem: [
    { id: '1', title: 'Half the carbon.', text: 'By 2035.' },
    { id: '2', title: null, text: 'Sun on every roof.' },
  ],
});
const complete: Queries.EsgStrategyMainFragment = {
  id: 'strategy',
  title: 'Our strategy',
  strategyGroups: [
    { id: 'e', tabName: 'Environment', strategyBoxes: [box('Climate'), box('Water')] },
    { id: 's', tabName: 'Society', strategyBoxes: [box('Safety')] },
  ],
};

describe('EsgStrategyMain', () => {
  it('has a tab for each group, and a box with actions for each goal', async () => {
    renderWithProviders(<EsgStrategyMain {...complete} first={false} />, { language: 'en' });
    expect(screen.getByRole('region', { name: 'Our strategy' })).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Environment', 'Society']);
    const panel = screen.getByRole('tabpanel', { name: 'Environment' });
    expect(within(panel).getByRole('heading', { level: 3, name: 'Climate' })).toBeInTheDocument();
    expect(within(panel).getAllByText('Half the carbon.')).toHaveLength(2);
    await userEvent.click(screen.getByRole('tab', { name: 'Society' }));
    expect(screen.getByRole('tabpanel', { name: 'Society' })).toHaveTextContent('SafetyHalf the carbon.');
  });

  it.each(['he', 'en'] as const)('needs neither title, letters nor lists: %s', (language) => {
    const bare = { ...box('א'.repeat(120)), letterIcon: null, color: null, esgStrategyListItem: null };
    const groups = [{ id: null, tabName: 'E', strategyBoxes: [bare] }];
    renderWithProviders(<EsgStrategyMain {...complete} title={null} strategyGroups={groups} first />, {
      language,
    });
    expect(screen.getByRole('heading', { level: 3, name: 'א'.repeat(120) })).toBeInTheDocument();
  });
});
