import type { Page } from '@playwright/test';
import { hasIncompleteRow, hasLoneFact, largestView, repeated } from '../../scripts/capture/layoutRules.mjs';
import { color } from '../../src/theme/tokens';
import { axeViolations } from '../support/test';
import { whatLiesOutside } from '../support/widths';
import { layoutOf } from './layoutOf';

export interface Finding {
  rule: 'contrast' | 'control' | 'fact' | 'picture' | 'primary' | 'row' | 'sideways';
  what: string;
}

/** Minimum width and height of a control on a phone, in px. */
const CONTROL = 44;
/** Widest viewport that counts as a phone, in px. */
const PHONE = 440;

/** Measures the open dialog, or the page if no dialog is open, and returns its faults. */
export async function measurePage(page: Page): Promise<Finding[]> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const hasDialog = (await page.locator('dialog[open]').count()) > 0;
  const layout = await page.evaluate(layoutOf, color.accent);
  const view = largestView(layout.primaries, height);
  const named = (rule: Finding['rule'], texts: readonly string[]): Finding[] =>
    texts.map((what) => ({ rule, what }));
  return [
    ...named(
      'contrast',
      await axeViolations(page, (axe) => {
        const contrast = axe.withRules(['color-contrast']);
        return hasDialog ? contrast.include('dialog[open]') : contrast;
      }),
    ),
    ...named('sideways', await page.evaluate(whatLiesOutside)),
    ...named('picture', repeated(layout.pictures)),
    ...named(
      'row',
      layout.grids.filter(({ box, items }) => hasIncompleteRow(box, items)).map(({ what }) => what),
    ),
    ...named(
      'fact',
      layout.facts.filter(({ items }) => hasLoneFact(items)).map(({ what }) => what),
    ),
    ...named('primary', view.length > 1 ? [view.map(({ what }) => what).join(' + ')] : []),
    ...named(
      'control',
      width > PHONE
        ? []
        : layout.controls
            .filter((control) => Math.min(control.width, control.height) < CONTROL)
            .map((control) => `${control.what}: ${control.width} × ${control.height}`),
    ),
  ];
}
