import { media } from '../../theme/media';
import { drawers } from './Drawer.styles';

/** Returns the part of a drawer's styles inside the desktop media query. */
const onDesktop = (kind: keyof typeof drawers): string | undefined =>
  drawers[kind].styles.split(`${media.desktop}{`)[1]?.split('@media')[0];

it('opens a panel from the left on desktop, in both languages', () => {
  expect(onDesktop('panel')).toMatch(/^inset:0 auto 0 0;translate:-100% 0;/);
  expect(onDesktop('panel')).not.toContain('--towards-end');
});

it('opens a menu from the inline end', () => {
  expect(onDesktop('menu')).toBeUndefined();
  expect(drawers.menu.styles).toContain('--towards-end');
});
