import { css } from '@emotion/react';
import { useContext } from 'react';
import { telHref } from '../../lib/telHref';
import { space } from '../../theme/tokens';
import { SiteContact } from '../SiteContact/SiteContact';

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.lg}`,
  marginBlock: space.md,
});

/**
 * Fallback for a feature that needs JavaScript. It introduces the alternatives and lists the phone number and e-mail
 * address.
 * @param text sentence that introduces the alternatives
 */
export function NoScriptFallback({ text }: { text: string }) {
  const { phone, email } = useContext(SiteContact);
  return (
    <noscript>
      <p css={line}>
        <span>{text}</span>
        {phone && (
          <a href={telHref(phone)}>
            <bdi>{phone}</bdi>
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`}>
            <bdi>{email}</bdi>
          </a>
        )}
      </p>
    </noscript>
  );
}
