/** Styles for drawers that open from the left of the screen in both languages (project-marketing §2.5). */
export const leftSide = {
  // eslint-disable-next-line site/logical-css -- the side is the same in both languages
  inside: { inset: '0 auto 0 0' },
  outside: { translate: '-100% 0' },
} as const;
