import { Logo } from '../../components/Logo/Logo';
import { LogoMark } from '../../components/Logo/LogoMark';
import { ContactDetails } from './ContactDetails';
import { brand, description, footer as footerStyle, logo, sign, top, within } from './Footer.styles';
import { FooterClosing } from './FooterClosing';
import { FooterColumns } from './FooterColumns';
import { SocialLinks } from './SocialLinks';

interface FooterContentProps {
  footer: Queries.FooterMenuFragment | null;
  site: Queries.FooterSiteFragment | null;
}

/** The full footer: the group, lists of links, contact details and legal links. */
export function FooterContent({ footer, site }: FooterContentProps) {
  return (
    <footer id="footer" css={footerStyle}>
      <LogoMark css={sign} />
      <div css={within}>
        <div css={top}>
          <div css={brand}>
            <Logo siteName={site?.siteName ?? ''} media={site?.logo} css={logo} />
            {site?.description && <p css={description}>{site.description}</p>}
            <SocialLinks links={site?.socialLinks} />
          </div>
          <FooterColumns columns={footer?.columns} />
          <ContactDetails site={site} />
        </div>
        <FooterClosing footer={footer} site={site} />
      </div>
    </footer>
  );
}
