import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon/Icon';
import { social, socialLink } from './Footer.styles';

interface SocialLinksProps {
  links: Queries.FooterSiteFragment['socialLinks'] | undefined;
}

/** The group's pages in the networks, each opening in a new tab and saying so. */
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
