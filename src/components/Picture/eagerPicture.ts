import { css } from '@emotion/react';

/**
 * What the first picture of a page gets. It is fetched before others (in lower case: React 18 knows the attribute by no other name and
 * would warn), and it is seen as soon as it is there: gatsby-plugin-image would hide it until its script runs, and then fade it in,
 * which is what visitors on slow phones wait for longest.
 */
export const eagerPicture = {
  fetchpriority: 'high',
  css: css({ '& [data-main-image]': { opacity: '1 !important', transition: 'none' } }),
} as const;
