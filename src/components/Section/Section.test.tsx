import { render, screen } from '@testing-library/react';
import { Section } from './Section';
import { sizeFor } from './sizeFor';

const gapAbove = (name: string) =>
  getComputedStyle(screen.getByText(name).closest('[data-ground]') as Element).paddingBlockStart;

describe('Section', () => {
  it('shares the gap with a neighbour of the same background and any size', () => {
    render(
      <>
        <Section tone="stone">first</Section>
        <Section tone="stone" size="compact">
          same ground
        </Section>
        <Section>other ground</Section>
      </>,
    );
    expect(gapAbove('same ground')).toBe('0');
    expect(gapAbove('other ground')).not.toBe('0');
  });

  it('shares no gap with a neighbour whose content reaches its edges', () => {
    render(
      <>
        <Section tone="stone" layout="bleed">
          <h2>Location</h2>
          <div>map</div>
        </Section>
        <Section tone="stone">below</Section>
      </>,
    );
    expect(gapAbove('below')).not.toBe('0');
  });

  it('is a section of the document only with a heading', () => {
    render(
      <>
        <Section labelledBy="about">
          <h2 id="about">About</h2>
        </Section>
        <Section>a note</Section>
      </>,
    );
    expect(screen.getByRole('region', { name: 'About' }).tagName).toBe('SECTION');
    expect(screen.getByText('a note').closest('section')).toBeNull();
  });

  it.each([
    [0, 'compact'],
    [1, 'compact'],
    [2, 'normal'],
    [9, 'normal'],
  ])('with %i cards has %s gaps', (cards, size) => expect(sizeFor(cards)).toBe(size));
});
