import { Icon } from '../../components/Icon/Icon';
import { LanguageSwitch } from '../../components/LanguageSwitch/LanguageSwitch';
import type { Alternate } from '../../i18n/paths';
import { telHref } from '../../lib/telHref';
import { detail, detailLink, slim, slimTop, within } from './Footer.styles';
import { FooterClosing } from './FooterClosing';

interface SlimFooterProps {
  footer: Queries.FooterMenuFragment | null;
  site: Queries.FooterSiteFragment | null;
  /** Language versions of the page, for a page without a header. The footer then contains the language switch. */
  alternates: readonly Alternate[];
}

/**
 * The reduced footer for pages that hide the full one: phone number, language switch and legal links (project-marketing
 * §2.1).
 */
export function SlimFooter({ footer, site, alternates }: SlimFooterProps) {
  return (
    <footer id="footer" css={slim}>
      <div css={within}>
        {(site?.phone || alternates.length > 0) && (
          <div css={slimTop}>
            {site?.phone && (
              <a href={telHref(site.phone)} css={[detail, detailLink]}>
                <Icon name="phone" />
                <bdi>{site.phone}</bdi>
              </a>
            )}
            {alternates.length > 0 && <LanguageSwitch alternates={alternates} />}
          </div>
        )}
        <FooterClosing footer={footer} site={site} />
      </div>
    </footer>
  );
}
