import { css } from '@emotion/react';
import { useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { telHref } from '../../lib/telHref';
import { media } from '../../theme/media';
import { space } from '../../theme/tokens';
import { SiteContact } from '../SiteContact/SiteContact';

const scripted = css({ [media.noScripts]: { display: 'none' } });
const line = css({ display: 'flex', flexWrap: 'wrap', gap: `${space.xs} ${space.lg}` });

/** A form, which scripts send; where they are switched off a line with the phone and the e-mail stands in its place. */
export function ScriptedForm({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const { phone, email } = useContext(SiteContact);
  return (
    <>
      <noscript>
        <p css={line}>
          <span>{t('formNeedsScripts')}</span>
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
      <div css={scripted}>{children}</div>
    </>
  );
}
