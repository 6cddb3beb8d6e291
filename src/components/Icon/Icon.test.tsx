import { render } from '@testing-library/react';
import { Icon } from './Icon';

describe('Icon', () => {
  it('is hidden from screen readers', () => {
    const { container } = render(<Icon name="phone" />);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  it.each([
    ['rtl', true, '-1 1'],
    ['rtl', false, ''],
    ['ltr', true, ''],
  ] as const)('in a page that runs %s, with flip %s, is scaled by "%s"', (dir, flip, scale) => {
    document.documentElement.dir = dir;
    const { container } = render(<Icon name="arrow" flip={flip} />);
    const icon = container.querySelector('svg') as SVGElement;
    expect(getComputedStyle(icon).getPropertyValue('scale')).toBe(scale);
  });

  it('fills brand icons and strokes the others', () => {
    const { container } = render(
      <>
        <Icon name="facebook" />
        <Icon name="mail" />
      </>,
    );
    const [mark, drawn] = container.querySelectorAll('svg');
    expect(mark).toHaveAttribute('fill', 'currentColor');
    expect(drawn).toHaveAttribute('fill', 'none');
  });
});
