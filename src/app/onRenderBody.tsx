import type { RenderBodyArgs } from 'gatsby';
import { readListsAtBuild } from '../components/WholeList/wholeLists';
import { requireEnv } from '../lib/requireEnv';
import { BRAND_CSS } from '../lib/brand';
import { preloadedFonts } from '../theme/fonts';
import { globalStyles } from '../theme/globalStyles';
import { printStyles } from '../theme/printStyles';
import { EARLY_PRESS_SCRIPT } from './earlyPress';
import { globalCss } from './globalCss';
import { isNotFoundPage, READABLE_ADDRESS } from './readableAddress';
import { readBuiltList } from './readBuiltList';

readListsAtBuild(readBuiltList);

/** Gatsby API: adds the brand's colours, font preloads, global styles, the early-press script and print styles to the head. */
export function onRenderBody({ pathname, setHeadComponents }: RenderBodyArgs): void {
  const print = printStyles(requireEnv('SITE_URL', process.env.SITE_URL));
  setHeadComponents([
    // `gatsby develop` does not write this style sheet, so pages show the default colours there.
    process.env.NODE_ENV === 'production' && <link key="brand" rel="stylesheet" href={BRAND_CSS} />,
    ...preloadedFonts.map((href) => (
      <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
    )),
    <style key="global" dangerouslySetInnerHTML={{ __html: globalCss(globalStyles) }} />,
    <script key="press" dangerouslySetInnerHTML={{ __html: EARLY_PRESS_SCRIPT }} />,
    isNotFoundPage(pathname) && (
      <script key="address" dangerouslySetInnerHTML={{ __html: READABLE_ADDRESS }} />
    ),
    <link key="sitemap" rel="sitemap" type="application/xml" href="/sitemap-index.xml" />,
    <style key="print" media="print" dangerouslySetInnerHTML={{ __html: print }} />,
  ]);
}
