import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { AccordionFaqMain } from './AccordionFaqMain';

const faq = (id: string) => ({
  id,
  accordionTitle: `Question ${id}`,
  accordionContent: { html: `<p>Answer ${id}</p>` },
});
const complete: Queries.AccordionFaqMainFragment = {
  id: 'faq',
  title: 'By subject',
  tabs: [
    { id: 'buy', tabName: 'Buying', faqs: [faq('1'), faq('2')] },
    { id: 'live', tabName: 'Living', faqs: [faq('3'), { ...faq('4'), accordionContent: null }] },
    { id: 'empty', tabName: 'Nothing here', faqs: [] },
  ],
};
const isOpen = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true';

describe('AccordionFaqMain', () => {
  it('has a tab for each subject with answered questions', async () => {
    renderWithProviders(<AccordionFaqMain {...complete} first={false} />, { language: 'en' });
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Buying', 'Living']);
    await userEvent.click(screen.getByRole('tab', { name: 'Living' }));
    expect(screen.getByRole('button', { name: 'Question 3' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Question 4' })).not.toBeInTheDocument();
  });

  it('opens one answer at a time across all subjects', async () => {
    renderWithProviders(<AccordionFaqMain {...complete} first={false} />, { language: 'en' });
    await userEvent.click(screen.getByRole('button', { name: 'Question 1' }));
    expect(isOpen('Question 1')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Question 2' }));
    expect(isOpen('Question 1')).toBe(false);
    await userEvent.click(screen.getByRole('tab', { name: 'Living' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Buying' }));
    expect(isOpen('Question 2')).toBe(false);
  });

  it('has no tabs for a single subject', () => {
    const one = { ...complete, title: null, tabs: complete.tabs?.slice(0, 1) ?? null };
    renderWithProviders(<AccordionFaqMain {...one} first={false} />, { language: 'he' });
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Question 1' })).toBeVisible();
  });

  it('renders nothing without questions', () => {
    const { container } = renderWithProviders(<AccordionFaqMain {...complete} tabs={[]} first={false} />);
    expect(container).toBeEmptyDOMElement();
  });
});
