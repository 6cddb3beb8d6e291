import { renderWithProviders } from '../../testing/renderWithProviders';
import { SectionAnchor } from './SectionAnchor';

describe('SectionAnchor', () => {
  it('is a place that a link leads to and the keyboard goes on from', () => {
    renderWithProviders(<SectionAnchor id="x" anchor="jobs" first={false} />);
    const place = document.getElementById('jobs');
    place?.focus();
    expect(place).toHaveFocus();
  });

  it('is nothing without an id', () => {
    const { container } = renderWithProviders(<SectionAnchor id="x" anchor="" first={false} />);
    expect(container).toBeEmptyDOMElement();
  });
});
