import { telHref } from '../../lib/telHref';
import { ButtonLink } from '../Button/ButtonLink';
import type { EditorLink } from '../ContentLink/resolveLink';
import { Icon } from '../Icon/Icon';
import { Section } from '../Section/Section';
import { SectionHeader } from '../Section/SectionHeader';
import { actions, bands, phoneLink } from './ContactBand.styles';

interface ContactBandProps {
  /** Look of the band: `dusk` is dark with two columns, `stone` is light and centred. */
  tone: 'dusk' | 'stone';
  title: string | null;
  text: string | null;
  phone: string | null;
  link: EditorLink | null;
  /** Whether the title is the page's h1. */
  first: boolean;
}

/** The header of a contact section: title, text, phone number and link. */
export function ContactBand({ tone, title, text, phone, link, first }: ContactBandProps) {
  return (
    <Section tone={tone} size="compact" named>
      <div css={bands[tone]}>
        <SectionHeader
          title={title}
          text={text}
          first={first}
          namesSection
          tone={tone === 'dusk' ? 'night' : 'plain'}
        />
        <div css={actions}>
          {phone && (
            <a href={telHref(phone)} css={phoneLink[tone]}>
              <Icon name="phone" />
              <bdi>{phone}</bdi>
            </a>
          )}
          <ButtonLink link={link} variant={tone === 'dusk' ? 'light' : 'secondary'} />
        </div>
      </div>
    </Section>
  );
}
