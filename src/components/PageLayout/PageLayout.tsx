import { graphql, Slice } from 'gatsby';
import { Suspense, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isPlainClick } from '../../lib/isPlainClick';
import { scrollToAnchor } from '../../lib/scrollToAnchor';
import { OfflineNotice } from '../OfflineNotice/OfflineNotice';
import { main, skipLink } from './PageLayout.styles';

export const fragment = graphql`
  fragment LayoutPage on CmsPage {
    path
    alternates {
      locale
      path
    }
  }
`;

interface PageLayoutProps {
  /** Path and versions of the page, for the language switch and the menu. */
  page: Queries.LayoutPageFragment;
  children: ReactNode;
  /** False for pages without a menu. */
  withHeader?: boolean;
  /**
   * Shrinks header and footer to one line each with logo, language and legal links, for pages whose layout
   * hides them (project-marketing §2.1). Without a header, the footer has the language switch.
   */
  slim?: boolean;
}

const MAIN = 'main';

/** Skips to the main part without a history entry. Without scripts it is a plain link. */
const skip = (event: MouseEvent): void => {
  if (isPlainClick(event) && scrollToAnchor(MAIN)) event.preventDefault();
};

/**
 * The frame of every page: skip link, header, main part, footer. Gatsby finds slices statically, so their
 * attributes must be written out, not spread.
 */
export function PageLayout({
  page: { path, alternates },
  children,
  withHeader = true,
  slim = false,
}: PageLayoutProps) {
  const { t } = useTranslation('common');
  const versions = alternates.map(({ locale, path: twin }) => ({ locale, path: twin }));
  return (
    <>
      <a href={`#${MAIN}`} css={skipLink} onClick={skip}>
        {t('skipToContent')}
      </a>
      {withHeader && (
        <Suspense fallback={null}>
          <Slice alias="header" currentPath={path} alternates={versions} slim={slim} />
        </Suspense>
      )}
      <main id={MAIN} tabIndex={-1} css={main}>
        <Suspense fallback={null}>{children}</Suspense>
      </main>
      <Suspense fallback={null}>
        <Slice alias="footer" slim={slim} alternates={withHeader ? [] : versions} />
      </Suspense>
      <OfflineNotice />
    </>
  );
}
