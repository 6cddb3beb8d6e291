import { css } from '@emotion/react';
import { icons, isBrand, type IconName } from './icons';

const base = css({ flexShrink: 0, inlineSize: '1.5em', blockSize: '1.5em' });
const mirrored = css(base, { '[dir="rtl"] &': { scale: '-1 1' } });

interface IconProps {
  name: IconName;
  /** Whether to mirror the icon on right-to-left pages. Use it for directional icons such as arrows. */
  flip?: boolean;
  className?: string;
}

/** A decorative icon, hidden from screen readers. Use it beside a text or in a button that has an accessible name. */
export function Icon({ name, flip = false, className }: IconProps) {
  const brand = isBrand(name);
  return (
    <svg
      viewBox="0 0 24 24"
      fill={brand ? 'currentColor' : 'none'}
      stroke={brand ? 'none' : 'currentColor'}
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      css={flip ? mirrored : base}
      className={className}
    >
      <path d={isBrand(name) ? icons.brands[name] : icons.lines[name]} fillRule="evenodd" />
    </svg>
  );
}
