import { color, radius } from './tokens';

/** Attribute of the `html` element while a list waits for the selection in the URL to be applied. */
export const AWAITED = 'data-awaited';

/** Attributes for content that the selection in the URL may change: the items of a list, and texts about them. */
export const awaited = {
  items: { 'data-awaits': 'items' },
  text: { 'data-awaits': 'text' },
} as const;

const html = `html[${AWAITED}]`;

/** Global styles for `awaited`. The built items keep their space but are hidden behind skeletons. */
export const awaitedStyles = {
  '@keyframes awaited': { '50%': { opacity: 0.45 } },
  [`${html} [data-awaits="text"], ${html} [data-awaits="items"] > *`]: { visibility: 'hidden' },
  [`${html} [data-awaits="items"] > *`]: { position: 'relative' },
  [`${html} [data-awaits="items"] > *::before`]: {
    content: '""',
    position: 'absolute',
    insetBlock: '0.5rem',
    insetInline: 0,
    visibility: 'visible',
    borderRadius: radius.md,
    backgroundColor: color.stoneDeep,
    animation: 'awaited 1.8s ease-in-out infinite',
  },
} as const;
