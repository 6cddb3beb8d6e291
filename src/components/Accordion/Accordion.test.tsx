import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { Accordion } from './Accordion';

const ITEMS = [
  { id: 'a', title: 'When?', content: <p>Next year</p> },
  { id: 'b', title: 'Where?', content: <p>At the park</p> },
];

const question = (name: string) => screen.getByRole('button', { name });
const openAnswers = () => screen.queryAllByRole('region').map((region) => region.textContent);

describe('Accordion', () => {
  it('is closed at first: its titles are buttons in headings', () => {
    renderWithProviders(<Accordion items={ITEMS} level={4} />);
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(2);
    expect(question('When?')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Next year')).not.toBeVisible();
    expect(openAnswers()).toEqual([]);
  });

  it('opens the first one where it should', () => {
    renderWithProviders(<Accordion items={ITEMS} firstOpen />);
    expect(screen.getByRole('region', { name: 'When?' })).toHaveTextContent('Next year');
  });

  it('has one open at a time; a press on the open one closes it', async () => {
    renderWithProviders(<Accordion items={ITEMS} />);
    await userEvent.click(question('When?'));
    expect(openAnswers()).toEqual(['Next year']);
    await userEvent.click(question('Where?'));
    expect(openAnswers()).toEqual(['At the park']);
    expect(question('When?')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(question('Where?'));
    expect(openAnswers()).toEqual([]);
  });

  it('works by keyboard', async () => {
    renderWithProviders(<Accordion items={ITEMS} />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(openAnswers()).toEqual(['At the park']);
  });

  it('names the content that each button opens', () => {
    renderWithProviders(<Accordion items={ITEMS} />);
    const id = question('Where?').getAttribute('aria-controls') ?? '';
    expect(document.getElementById(id)).toHaveTextContent('At the park');
  });

  it('lets the browser search what is closed, and opens what it finds', () => {
    renderWithProviders(<Accordion items={ITEMS} />);
    const closed = screen.getByText('At the park').closest('[hidden]');
    expect(closed).toHaveAttribute('hidden', 'until-found');
    act(() => void closed?.dispatchEvent(new Event('beforematch')));
    expect(openAnswers()).toEqual(['At the park']);
  });
});
