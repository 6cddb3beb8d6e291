import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '../../testing/renderWithProviders';
import { AccordionFaq } from './AccordionFaq';

const faq = (id: string, html = `<p>Answer ${id}</p>`) => ({
  id,
  accordionTitle: `Question ${id}`,
  accordionContent: { html },
});

const complete: Queries.AccordionFaqFragment = {
  id: 'faq',
  title: 'Questions and answers',
  introduction: 'What people ask',
  faqs: [faq('a'), faq('b', '<p>See <a href="/plans/">the plans</a></p>')],
};
const minimal: Queries.AccordionFaqFragment = {
  id: 'faq',
  title: null,
  introduction: null,
  faqs: [faq('a')],
};

const question = (id: string) => screen.getByRole('button', { name: `Question ${id}` });

describe('AccordionFaq', () => {
  it.each(['he', 'en'] as const)('shows its title, text and questions: %s', (language) => {
    renderWithProviders(<AccordionFaq {...complete} first={false} />, { language });
    expect(screen.getByRole('heading', { level: 2, name: 'Questions and answers' })).toBeVisible();
    expect(screen.getByText('What people ask')).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'Question a' })).toBeVisible();
    expect(question('b')).toHaveAttribute('aria-expanded', 'false');
  });

  it('shows one answer at a time', async () => {
    renderWithProviders(<AccordionFaq {...complete} first={false} />);
    await userEvent.click(question('a'));
    expect(screen.getByText('Answer a')).toBeVisible();
    await userEvent.click(question('b'));
    expect(screen.getByText('Answer a')).not.toBeVisible();
    expect(screen.getByRole('link', { name: 'the plans' })).toBeVisible();
  });

  it('needs no title', () => {
    renderWithProviders(<AccordionFaq {...minimal} first={false} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Question a' })).toBeVisible();
  });

  it('leaves out a question without an answer, and renders nothing without questions', () => {
    const { container } = renderWithProviders(
      <AccordionFaq {...minimal} faqs={[faq('a', '')]} first={false} />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
