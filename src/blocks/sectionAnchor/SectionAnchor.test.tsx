import { renderWithProviders } from '../../testing/renderWithProviders';
import { SectionAnchor } from './SectionAnchor';

describe('SectionAnchor', () => {
  it('is a focusable link target', () => {
    renderWithProviders(<SectionAnchor id="x" anchor="jobs" first={false} />);
    const place = document.getElementById('jobs');
    place?.focus();
    expect(place).toHaveFocus();
  });

  it('renders nothing without an id', () => {
    const { container } = renderWithProviders(<SectionAnchor id="x" anchor="" first={false} />);
    expect(container).toBeEmptyDOMElement();
  });
});
