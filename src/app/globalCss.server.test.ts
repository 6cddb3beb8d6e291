/** @jest-environment node */
import { css } from '@emotion/react';
import { keepClear } from '../theme/keepClear';
import { globalCss } from './globalCss';

it('writes the rules of global styles as text', () => {
  expect(globalCss(css({ body: { margin: 0 } }))).toBe('body{margin:0;}');
});

it('keeps focused elements clear of sticky bars', () => {
  expect(globalCss(css(keepClear))).toContain(
    'html:has([data-keep-clear]){scroll-padding-block-end:calc(6rem + var(--consent-height, 0px));}',
  );
  expect(globalCss(css(keepClear))).toContain(
    'html:has([data-keep-clear-above]){scroll-padding-block-start:calc(4.25rem + 3rem + 0.5rem);}',
  );
});
