import { FIXED_COLORS } from '@group/rules/colors/brandColors';
import { brandColor } from '../lib/brand';

/**
 * Design tokens: all colours, sizes, radii, shadows and durations of the site. Components must not define their own.
 * Brand colours are CSS variables, because editors set them. `moreContrast` changes some colours, and the background
 * (`ground.ts`) changes the colour of the focus ring.
 */
export const color = {
  ...FIXED_COLORS,
  ink: brandColor('ink'),
  inkSoft: `var(--ink-soft, ${brandColor('inkSoft')})`,
  inkMuted: `var(--ink-muted, ${brandColor('inkMuted')})`,
  stone: brandColor('stone'),
  stoneDeep: brandColor('stoneDeep'),
  line: `var(--line, ${brandColor('line')})`,
  lineStrong: `var(--line-strong, ${brandColor('lineStrong')})`,
  night: brandColor('night'),
  nightSoft: brandColor('nightSoft'),
  onNight: FIXED_COLORS.surface,
  onNightMuted: `var(--on-night-muted, ${brandColor('onNightMuted')})`,
  accent: brandColor('accent'),
  accentDark: brandColor('accentDark'),
  accentSoft: brandColor('accentSoft'),
  sand: brandColor('sand'),
  teal: brandColor('teal'),
  focus: `var(--focus-ring, ${brandColor('teal')})`,
  scrim: 'rgba(9, 24, 31, 0.62)',
} as const;

/** Values of the colour variables for visitors who prefer more contrast: at least 7:1 for text and 4.5:1 for lines. */
export const moreContrast = {
  '--ink-soft': color.ink,
  '--ink-muted': color.ink,
  '--line': brandColor('inkMuted'),
  '--line-strong': color.ink,
  '--on-night-muted': color.onNight,
  '--light': 400,
} as const;

/** Spacing scale in rem. Values with `clamp` grow with the viewport. */
export const space = {
  xxs: '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  xxl: '3rem',
  gutter: 'clamp(1.25rem, 0.6rem + 3.2vw, 4rem)',
  /** Space between sections: 44 px on a phone, 80 px on a desktop, and at most 96 px. */
  section: 'clamp(2.5rem, 1.9rem + 3.6vw, 6rem)',
  stack: 'clamp(1.5rem, 1rem + 2vw, 3rem)',
} as const;

export const font = {
  family: "'Heebo Variable', 'Heebo', 'Arial Hebrew', Arial, sans-serif",
  display: 'clamp(2.5rem, 1.45rem + 4.6vw, 5.25rem)',
  h1: 'clamp(2.25rem, 1.5rem + 3.2vw, 4rem)',
  h2: 'clamp(1.75rem, 1.3rem + 2vw, 3rem)',
  h3: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem)',
  lead: 'clamp(1.125rem, 1rem + 0.6vw, 1.5rem)',
  /** 17 px on a phone and 18 px on viewports of 1000 px or more. */
  body: 'clamp(1.0625rem, 1rem + 0.2vw, 1.125rem)',
  small: '0.9375rem',
  tiny: '0.8125rem',
  weight: { light: 'var(--light, 300)', regular: 400, medium: 500, bold: 700 },
  leading: { tight: 1.12, snug: 1.3, body: 1.7 },
} as const;

/** Maximum widths of different kinds of content. */
export const width = { page: '82rem', text: '46rem', measure: '42.5rem', narrow: '34rem' } as const;

/**
 * Width of a form beside the content on desktop (forms-investors-catalogue §9). The form's element has the attribute
 * `data-side-panel`.
 */
export const sidePanelWidth = '480px';

export const radius = { sm: '0.25rem', md: '0.5rem', lg: '1rem', pill: '999px' } as const;

export const shadow = {
  card: '0 1px 2px rgba(18, 38, 47, 0.06), 0 12px 32px -12px rgba(18, 38, 47, 0.18)',
  raised: '0 24px 64px -16px rgba(18, 38, 47, 0.35)',
} as const;

/**
 * Durations in milliseconds. `slide` is the duration that all sliders share, which the specification gives in seconds
 * (corporate-site §9).
 */
export const duration = { fast: 150, base: 250, slow: 500, drawer: 800, slide: 800 } as const;

export const easing = 'cubic-bezier(0.22, 0.61, 0.36, 1)';

export const layer = { sticky: 20, header: 40, overlay: 60, skip: 80 } as const;

/** Height of the sticky header in rem, by breakpoint. */
export const headerHeight = { mobile: '4.25rem', desktop: '5.5rem' } as const;
