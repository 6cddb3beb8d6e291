import { graphql } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { PropertyFacts } from '../../components/PropertyFacts/PropertyFacts';
import { Heading } from '../../components/Section/Heading';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { money } from '../../lib/money';
import { LazyPaymentDrawer } from './LazyPaymentDrawer';
import { foot, rent, row, tag, takenRow } from './ReservableApartment.styles';

export const fragment = graphql`
  fragment ReservableApartment on CmsApartment {
    id
    assetName
    propertyTitle
    buildingTitle
    apartmentNumber
    floor
    numberOfRooms
    areaInSquareMeters
    price
    priceCurrency
    advancePayment
    moreInfoContentHTML
  }
`;

/** By this word content says that an apartment is taken (project-marketing §3, §4). */
const TAKEN = 'משוריין';

interface ReservableApartmentProps {
  apartment: Queries.ReservableApartmentFragment;
  level: 2 | 3;
}

/** An apartment with what there is to know of it, and a button that reserves it; one that is taken says so. */
export function ReservableApartment({ apartment, level }: ReservableApartmentProps) {
  const { t } = useTranslation('payment');
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const { assetName, propertyTitle, price, priceCurrency, advancePayment } = apartment;
  const facts = {
    buildingName: apartment.buildingTitle,
    apartmentNumber: apartment.apartmentNumber,
    rooms: apartment.numberOfRooms,
    floor: apartment.floor,
    area: apartment.areaInSquareMeters,
  };
  const title = propertyTitle ?? assetName;
  const taken = apartment.moreInfoContentHTML?.trim() === TAKEN;
  const show = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <li css={[row, taken && takenRow]}>
      <Heading level={level} look="h3">
        {title}
      </Heading>
      <PropertyFacts property={facts} desktopColumns={5} />
      <div css={foot}>
        {price && (
          <p css={rent}>
            <strong>
              <bdi>{money(price, priceCurrency)}</bdi>
            </strong>{' '}
            {t('perMonth')}
          </p>
        )}
        {taken && <p css={tag}>{t('taken')}</p>}
        {!taken && advancePayment && (
          <>
            <Button onClick={show}>
              {t('reserve')}
              <VisuallyHidden> – {title}</VisuallyHidden>
            </Button>
            {opened && (
              <LazyPaymentDrawer
                open={open}
                onClose={() => setOpen(false)}
                assetName={assetName}
                property={{ name: title, ...facts, price, currency: priceCurrency }}
                amount={advancePayment}
              />
            )}
          </>
        )}
      </div>
    </li>
  );
}
