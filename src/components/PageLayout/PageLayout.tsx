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
  /** Where the page stands: for the language switch and the menu's current item. */
  page: Queries.LayoutPageFragment;
  children: ReactNode;
  /** False where the menu would only lead away. */
  withHeader?: boolean;
  /**
   * Header and footer shrink to a line each: logo, language, privacy, terms, accessibility. For pages whose layout hides them
   * (project-marketing §2.1).
   */
  slim?: boolean;
}

const MAIN = 'main';

/** Leads to the main part without an entry of its own in the history, which Back would have to undo. Without scripts a plain link. */
const skip = (event: MouseEvent): void => {
  if (isPlainClick(event) && scrollToAnchor(MAIN)) event.preventDefault();
};

/**
 * What surrounds every page: skip link, header, main part, footer. Gatsby reads at build which slices a page
 * has: their attributes must be written out, a spread hides the slice from it.
 */
export function PageLayout({
  page: { path, alternates },
  children,
  withHeader = true,
  slim = false,
}: PageLayoutProps) {
  const { t } = useTranslation('common');
  return (
    <>
      <a href={`#${MAIN}`} css={skipLink} onClick={skip}>
        {t('skipToContent')}
      </a>
      {withHeader && (
        <Suspense fallback={null}>
          <Slice
            alias="header"
            currentPath={path}
            alternates={alternates.map(({ locale, path: twin }) => ({ locale, path: twin }))}
            slim={slim}
          />
        </Suspense>
      )}
      <main id={MAIN} tabIndex={-1} css={main}>
        <Suspense fallback={null}>{children}</Suspense>
      </main>
      <Suspense fallback={null}>
        <Slice alias="footer" slim={slim} />
      </Suspense>
      <OfflineNotice />
    </>
  );
}
