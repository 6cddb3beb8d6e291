import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/Button/ButtonLink';
import { ContentLink } from '../../components/ContentLink/ContentLink';
import type { EditorLink } from '../../components/ContentLink/resolveLink';
import { Drawer } from '../../components/Drawer/Drawer';
import { Icon } from '../../components/Icon/Icon';
import { LanguageSwitch } from '../../components/LanguageSwitch/LanguageSwitch';
import { SearchButton } from '../../features/search/SearchButton';
import type { Alternate } from '../../i18n/paths';
import { telHref } from '../../lib/telHref';
import type { MenuItem } from './menuItems';
import { footer, list, opener, phoneLink, row, rowCurrent, search } from './MobileMenu.styles';
import { MobileSubmenu } from './MobileSubmenu';
import { useCloseOnDesktop } from './useCloseOnDesktop';

interface MobileMenuProps {
  items: readonly MenuItem[];
  cta: EditorLink | null | undefined;
  phone: string | null | undefined;
  alternates: readonly Alternate[];
}

/** The menu below the desktop breakpoint: a button that opens a drawer with expandable items. */
export function MobileMenu({ items, cta, phone, alternates }: MobileMenuProps) {
  const { t } = useTranslation('common');
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const button = useRef<HTMLButtonElement>(null);
  useCloseOnDesktop(button, open, close);
  const foot = (
    <div css={footer}>
      <ButtonLink link={cta} />
      {phone && (
        <a href={telHref(phone)} css={phoneLink}>
          <Icon name="phone" />
          <bdi>{phone}</bdi>
        </a>
      )}
      <LanguageSwitch alternates={alternates} />
    </div>
  );
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={t('openMenu')}
        css={opener}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      <Drawer open={open} onClose={close} kind="menu" title={t('menu')} footer={foot}>
        <div css={search}>
          <SearchButton wide />
        </div>
        <nav aria-label={t('mainNavigation')}>
          <ul css={list}>
            {items.map((item) => (
              <li key={item.key}>
                {item.groups.length > 0 ? (
                  <MobileSubmenu item={item} onLeave={close} />
                ) : (
                  <ContentLink
                    link={item.own?.link}
                    css={[row, item.holdsCurrent && rowCurrent]}
                    aria-current={item.holdsCurrent ? 'page' : undefined}
                    onClick={close}
                  />
                )}
              </li>
            ))}
          </ul>
        </nav>
      </Drawer>
    </>
  );
}
