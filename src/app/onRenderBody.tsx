import type { RenderBodyArgs } from 'gatsby';
import { preloadedFonts } from '../theme/fonts';

/** Gatsby API: asks for the fonts before the styles that name them are read. */
export function onRenderBody({ setHeadComponents }: RenderBodyArgs): void {
  setHeadComponents(
    preloadedFonts.map((href) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
  );
}
