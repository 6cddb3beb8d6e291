import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/Icon/Icon';
import { telHref } from '../../lib/telHref';
import { columnTitle, detail, detailLink, details } from './Footer.styles';

interface ContactDetailsProps {
  site: Pick<Queries.FooterSiteFragment, 'address' | 'phone' | 'email'> | null;
}

/** The group's postal address, phone number and e-mail address. Empty settings are omitted. */
export function ContactDetails({ site }: ContactDetailsProps) {
  const { t } = useTranslation('common');
  if (!site?.address && !site?.phone && !site?.email) return null;
  return (
    <div>
      <h2 css={columnTitle}>{t('contactDetails')}</h2>
      <address css={details}>
        {site.address && (
          <span css={detail}>
            <Icon name="pin" />
            {site.address}
          </span>
        )}
        {site.phone && (
          <a href={telHref(site.phone)} css={[detail, detailLink]}>
            <Icon name="phone" />
            <bdi>{site.phone}</bdi>
          </a>
        )}
        {site.email && (
          <a href={`mailto:${site.email}`} css={[detail, detailLink]}>
            <Icon name="mail" />
            <bdi dir="ltr">{site.email}</bdi>
          </a>
        )}
      </address>
    </div>
  );
}
