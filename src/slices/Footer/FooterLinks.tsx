import type { SerializedStyles } from '@emotion/react';
import { ContentLink } from '../../components/ContentLink/ContentLink';
import { resolveLink, type EditorLink } from '../../components/ContentLink/resolveLink';
import { link as linkStyle } from './Footer.styles';

interface FooterLinksProps {
  links: readonly { readonly id: string | null; readonly link: EditorLink | null }[] | null | undefined;
  look: SerializedStyles;
}

/** A list of links from the CMS. Links without a target are omitted. */
export function FooterLinks({ links, look }: FooterLinksProps) {
  const shown = links?.filter(({ link }) => resolveLink(link)) ?? [];
  if (shown.length === 0) return null;
  return (
    <ul css={look}>
      {shown.map(({ id, link }, index) => (
        <li key={id ?? index}>
          {/* Gatsby builds slices at the address "/", so it would mark a link to it as current on every page. */}
          <ContentLink link={link} css={linkStyle} aria-current={undefined} />
        </li>
      ))}
    </ul>
  );
}
