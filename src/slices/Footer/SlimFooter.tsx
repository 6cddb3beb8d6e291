import { slim, within } from './Footer.styles';
import { FooterClosing } from './FooterClosing';

interface SlimFooterProps {
  footer: Queries.FooterMenuFragment | null;
  site: Queries.FooterSiteFragment | null;
}

/** The footer of pages that hide the full one: privacy, terms, accessibility, cookies (project-marketing §2.1). */
export function SlimFooter(props: SlimFooterProps) {
  return (
    <footer id="footer" css={slim}>
      <div css={within}>
        <FooterClosing {...props} />
      </div>
    </footer>
  );
}
