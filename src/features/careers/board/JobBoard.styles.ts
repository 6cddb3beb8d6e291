import { css } from '@emotion/react';
import { media } from '../../../theme/media';
import { font, space } from '../../../theme/tokens';
import { jobCard } from '../Careers.styles';

/**
 * Positions after the first page. With JavaScript they are hidden from the first paint, without JavaScript all are
 * visible.
 */
export const later = css({ '@media (scripting: enabled)': { display: 'none' } });

export const title = css({ marginBlockEnd: space.lg });
export const chips = css({ marginBlockStart: space.lg, [media.noScripts]: { display: 'none' } });
export const nothing = css({ display: 'grid', gap: space.md, justifyItems: 'start', fontSize: font.lead });
/** Stretches the card, so that all cards of a row have the same height. */
export const whole = css(jobCard, { blockSize: '100%' });
