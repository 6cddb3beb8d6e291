import { css } from '@emotion/react';
import { media } from '../../theme/media';
import { color, font, radius, space } from '../../theme/tokens';

export const frame = css({
  position: 'relative',
  overflow: 'hidden',
  minBlockSize: '20rem',
  borderRadius: radius.md,
  border: `1px solid ${color.line}`,
  backgroundColor: color.mapWater,
});

/** Card that replaces a map and has the same size, with the addresses in its middle. */
export const addressCard = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.md,
  minBlockSize: '20rem',
  padding: space.lg,
  borderRadius: radius.md,
  border: `1px solid ${color.line}`,
  backgroundColor: color.mapLand,
  textAlign: 'center',
});
export const addressPin = css({ inlineSize: '2.5rem', blockSize: '2.5rem', color: color.accent });

export const loading = css({ position: 'absolute', inset: 0 });
export const withoutMap = css({ padding: space.lg, backgroundColor: color.surface });
/** Replaces the pre-rendered HTML of a map that could not be loaded, which follows it and shows only a placeholder. */
export const insteadOfMap = css({ '& ~ *': { display: 'none' } });
/** Shown only if JavaScript is disabled, because the map cannot be drawn then. */
export const onlyWithoutScripts = css({ display: 'none', [media.noScripts]: { display: 'block' } });
export const onlyWithScripts = css({ [media.noScripts]: { display: 'none' } });

export const placeList = css({ display: 'grid', gap: space.md, margin: 0, padding: 0, listStyle: 'none' });
export const placeTitle = css({ fontWeight: font.weight.medium });
export const placeLink = css({
  display: 'inline-block',
  color: color.accent,
  fontWeight: font.weight.medium,
});
