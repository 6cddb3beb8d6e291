import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../components/Drawer/Drawer';
import { ShownDate } from '../../../components/ShownDate/ShownDate';
import { Tabs } from '../../../components/Tabs/Tabs';
import { track } from '../../../lib/analytics';
import { money } from '../../../lib/money';
import { withoutLabel } from '../../../lib/withoutLabel';
import { body, headPrice, pricePhone } from './HomeDrawer.styles';
import { DrawerFacts } from './DrawerFacts';
import { HomeAvailability } from './HomeAvailability';
import { HomeCosts } from '../rows/HomeCosts';
import { HomeDrawerFooter, type HomeDrawerFooterProps } from './HomeDrawerFooter';
import { homeDrawerTabs } from './homeDrawerTabs';
import { HomePictures } from '../rows/HomePictures';
import { isImmediateEntry } from '../home/isImmediateEntry';
import { addressLine } from '../home/addressLine';
import type { ProjectHome } from '../home/ProjectHome';

interface HomeDrawerProps extends Omit<HomeDrawerFooterProps, 'free'> {
  open: boolean;
  onClose: () => void;
  /** The current date as YYYY-MM-DD in the visitor's time zone; null until hydration. */
  today: string | null;
  /** Whether the price is a monthly rent. */
  monthly: boolean;
  /** Available apartments similar to this one, offered when this one is unavailable. */
  similar: readonly ProjectHome[];
  /** Shows another apartment in this drawer. */
  onOther: (home: ProjectHome) => void;
}

/**
 * The drawer with the details of an apartment: pictures, costs, five tabs, and action buttons at the bottom
 * (project-marketing §2.5). It slides in from the side on desktop and from the bottom on phones (§9).
 */
export function HomeDrawer({ open, onClose, today, monthly, similar, onOther, ...footer }: HomeDrawerProps) {
  const { t } = useTranslation('apartments');
  const { home, paying } = footer;
  const { rooms, floor, area, balcony, price, currency, entryDate, entryShown, gallery, plan } = home;
  const place = addressLine(home);
  const title = [rooms !== null && t('roomsShort', { count: rooms }), place || home.name]
    .filter(Boolean)
    .join(', ');
  const amount = price === null ? null : money(price, currency);
  const shownPrice = amount === null ? t(monthly ? 'rentOnRequest' : 'priceOnRequest') : amount;
  const priceText = amount !== null && monthly ? t('monthly', { amount }) : shownPrice;
  const squareMetres = (value: number | null) => value && t('squareMetres', { area: value });
  const pictures = gallery.length > 0 ? gallery : [home.picture ?? plan].filter((one) => one !== null);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={title}
      beside={<bdi css={headPrice}>{priceText}</bdi>}
      footer={<HomeDrawerFooter {...footer} free={home.state === 'free' || paying} />}
    >
      <div css={body}>
        <p css={pricePhone}>
          <bdi>{priceText}</bdi>
        </p>
        <HomeAvailability home={home} paying={paying} similar={similar} onOther={onOther} />
        {pictures.length > 0 && (
          <HomePictures label={t('picturesOf', { name: home.name })} pictures={pictures} />
        )}
        <DrawerFacts
          label={t('homeFacts')}
          facts={[
            [t('buildings'), home.buildingName && withoutLabel(t('buildings'), home.buildingName)],
            [t('apartmentColumn'), home.apartmentNumber],
            [t('model'), home.model],
            [t('floor'), floor === 0 ? t('groundFloor') : floor],
            [t('area'), squareMetres(area)],
            [t('balcony'), squareMetres(balcony)],
            [t('orientation'), home.orientation],
            [
              t('entry'),
              entryDate &&
                (isImmediateEntry(entryDate, today, 'date') ? (
                  t('immediate')
                ) : (
                  <ShownDate iso={entryDate} shown={entryShown} />
                )),
            ],
          ]}
        />
        {monthly && <HomeCosts home={home} />}
        <Tabs
          label={title}
          tabs={homeDrawerTabs(home, t)}
          onSelect={(tab) => track('tab_chosen', { place: 'apartmentDrawer', tab })}
        />
      </div>
    </Drawer>
  );
}
