import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { mapHref } from '../../lib/mapHref';
import { telHref } from '../../lib/telHref';
import { typeset } from '../../lib/typeset';
import { Icon } from '../Icon/Icon';
import { SiteContact } from '../SiteContact/SiteContact';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { box, entry, list, mapLink, note, title, value, valueLink } from './ContactHelp.styles';

interface ContactHelpProps {
  /** Name of a contact person. */
  person?: string | null | undefined;
  /** Whether to show the postal address and directions. */
  withAddress?: boolean;
}

/**
 * Contact details beside a form or text: contact person, phone number, opening hours, e-mail address and directions.
 */
export function ContactHelp({ person, withAddress = true }: ContactHelpProps) {
  const { t } = useTranslation('common');
  const details = useContext(SiteContact);
  const address = withAddress ? details.address : null;
  if (!person && !details.phone && !details.email && !address) return null;
  return (
    <div css={box} data-unsought>
      <p css={title}>{t(person ? 'contactPerson' : 'contactDirectly')}</p>
      <address css={list}>
        {person && (
          <div css={entry}>
            <Icon name="person" />
            <span css={value}>{person}</span>
          </div>
        )}
        {details.phone && (
          <div css={entry}>
            <Icon name="phone" />
            <span css={value}>
              <a href={telHref(details.phone)} css={valueLink}>
                <bdi>{details.phone}</bdi>
              </a>
              {details.openingHours && <span css={note}>{typeset(details.openingHours)}</span>}
            </span>
          </div>
        )}
        {details.email && (
          <div css={entry}>
            <Icon name="mail" />
            <span css={value}>
              <a href={`mailto:${details.email}`} css={valueLink}>
                <bdi dir="ltr">{details.email}</bdi>
              </a>
            </span>
          </div>
        )}
        {address && (
          <div css={entry}>
            <Icon name="pin" />
            <span css={value}>
              {address}{' '}
              <a href={mapHref(address)} target="_blank" rel="noopener" css={mapLink}>
                {t('onMap')}
                <VisuallyHidden> {t('inNewTab')}</VisuallyHidden>
              </a>
            </span>
          </div>
        )}
      </address>
    </div>
  );
}
