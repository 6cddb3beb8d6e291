import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon/Icon';
import { social, socialLink } from './Footer.styles';

interface SocialLinksProps {
  links: Queries.FooterSiteFragment['socialLinks'] | undefined;
}

/** Links to the group's profiles on social networks. Screen readers announce that they open in a new tab. */
export function SocialLinks({ links }: SocialLinksProps) {
  const { t } = useTranslation('common');
  if (!links?.length) return null;
  return (
    <ul css={social} aria-label={t('followUs')}>
      {links.map(
        ({ id, network, url }, index) =>
          network &&
          url && (
            <li key={id ?? index}>
              <a
                href={url}
                target="_blank"
                rel="noopener"
                aria-label={t('networkOf', { network: t(network) })}
                css={socialLink}
              >
                <Icon name={network} />
              </a>
            </li>
          ),
      )}
    </ul>
  );
}
