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
  it('starts closed, with its titles as buttons in headings', () => {
    renderWithProviders(<Accordion items={ITEMS} level={4} />);
    expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(2);
    expect(question('When?')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Next year')).not.toBeVisible();
    expect(openAnswers()).toEqual([]);
  });

  it('opens the first item when asked', () => {
    renderWithProviders(<Accordion items={ITEMS} firstOpen />);
    expect(screen.getByRole('region', { name: 'When?' })).toHaveTextContent('Next year');
  });

  it('keeps one item open at a time and closes it on a second press', async () => {
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

  it('connects each button with its content', () => {
    renderWithProviders(<Accordion items={ITEMS} />);
    const id = question('Where?').getAttribute('aria-controls') ?? '';
    expect(document.getElementById(id)).toHaveTextContent('At the park');
  });

  it('lets the browser search closed content, and opens a match', () => {
    renderWithProviders(<Accordion items={ITEMS} />);
    const closed = screen.getByText('At the park').closest('[hidden]');
    expect(closed).toHaveAttribute('hidden', 'until-found');
    act(() => void closed?.dispatchEvent(new Event('beforematch')));
    expect(openAnswers()).toEqual(['At the park']);
  });
});
