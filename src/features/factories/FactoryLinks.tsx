import { useTranslation } from 'react-i18next';
import { ContentLink } from '../../components/ContentLink/ContentLink';
import { resolveLink } from '../../components/ContentLink/resolveLink';
import { Icon } from '../../components/Icon/Icon';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { mapHref } from '../../lib/mapHref';
import type { Factory } from './Factory';
import { cardLink } from './FactoryMap.styles';

interface FactoryLinksProps {
  factory: Factory;
  /** Text of the link to the map service. */
  placeText: string;
}

/** Links to a factory's place on a map service and to its phone number (forms-investors-catalogue §2.4). */
export function FactoryLinks({ factory, placeText }: FactoryLinksProps) {
  const { t } = useTranslation('factories');
  const { street, position, phone, addressLink } = factory;
  const place = street || position;
  const href = resolveLink(addressLink)?.href ?? (place && mapHref(place));
  return (
    <>
      {href && (
        <a href={href} target="_blank" rel="noopener" css={cardLink}>
          <Icon name="pin" />
          {placeText}
          <VisuallyHidden> {t('inNewTab')}</VisuallyHidden>
        </a>
      )}
      <ContentLink link={phone} css={cardLink}>
        <Icon name="phone" />
        <bdi>{phone?.name}</bdi>
      </ContentLink>
    </>
  );
}
