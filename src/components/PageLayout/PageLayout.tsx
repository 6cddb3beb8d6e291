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
  /** The page's path, for the menu, and its other language versions, for the language switch. */
  page: Queries.LayoutPageFragment;
  children: ReactNode;
  /** Whether the page has a header with the menu. */
  withHeader?: boolean;
  /**
   * Whether header and footer are reduced to one line each, with logo, language switch and legal links. For pages whose
   * layout hides the full ones (project-marketing §2.1). Without a header, the footer contains the language switch.
   */
  slim?: boolean;
}

const MAIN = 'main';

/**
 * Moves to the main content without adding a history entry. Without JavaScript, the skip link is a normal anchor link.
 */
const skip = (event: MouseEvent): void => {
  if (isPlainClick(event) && scrollToAnchor(MAIN)) event.preventDefault();
};

/**
 * The frame of every page: skip link, header, main content and footer. Write out the props of each `Slice` instead of
 * spreading them, because Gatsby finds slices through static analysis.
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
