import { graphql } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/Button/Button';
import type { DrawerSlot } from '../../../components/Drawer/DrawerSlot';
import { PropertyFacts, type Property } from '../../../components/PropertyFacts/PropertyFacts';
import { Heading } from '../../../components/Section/Heading';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { money } from '../../../lib/money';
import type { ApartmentState } from '../home/apartmentStates';
import { advance, foot, rent, row, tag, takenRow } from './ReservableApartment.styles';

export const fragment = graphql`
  fragment ReservableApartment on CmsApartment {
    id
    assetName
    propertyTitle
    building {
      buildingTitle
    }
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

/** Data of the home that a payment is for. */
export interface ReservedHome {
  /** Identifies the home in payment calls. */
  assetName: string;
  property: Property;
  /** Advance payment in shekels. */
  amount: number;
  state: ApartmentState['state'];
  /** Called when the payment may have changed the home's availability. */
  onChange: () => void;
}

interface ReservableApartmentProps {
  apartment: Queries.ReservableApartmentFragment;
  /** Live availability; undefined before the service has answered. */
  live: ApartmentState | undefined;
  /** Called when the availability may have changed. */
  onChange: () => void;
  level: 2 | 3;
  /** Renders the payment drawer. */
  renderPayment: DrawerSlot<ReservedHome>;
}

/** An apartment with facts and a reserve button, or a note that it is taken or being paid for. */
export function ReservableApartment(props: ReservableApartmentProps) {
  const { apartment, live, onChange, level, renderPayment } = props;
  const { t } = useTranslation('payment');
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const { assetName, propertyTitle, priceCurrency, advancePayment } = apartment;
  const price = live?.price ?? apartment.price;
  const facts = {
    buildingName: apartment.building?.buildingTitle,
    apartmentNumber: apartment.apartmentNumber,
    rooms: apartment.numberOfRooms,
    floor: apartment.floor,
    area: apartment.areaInSquareMeters,
  };
  const title = propertyTitle ?? assetName;
  const built = apartment.moreInfoContentHTML === 'reserved' ? 'taken' : 'free';
  const state = live?.state ?? built;
  // While the drawer is open, this visitor holds the home.
  const free = state === 'free' || open;
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The drawer's button, which had the focus again, has disappeared.
    if (!free && opened && document.activeElement === document.body) said.current?.focus();
  }, [free, opened]);
  const show = () => {
    setOpened(true);
    setOpen(true);
    onChange();
  };
  return (
    <li css={[row, !free && takenRow]}>
      <Heading level={level} look="h3">
        {title}
      </Heading>
      <PropertyFacts property={facts} desktopColumns={5} />
      <div css={foot}>
        <div css={rent}>
          {price && (
            <p>
              <strong>
                <bdi>{money(price, priceCurrency)}</bdi>
              </strong>{' '}
              {t('perMonth')}
            </p>
          )}
          {free && advancePayment && (
            <p css={advance}>
              {t('advance')} <bdi>{money(advancePayment)}</bdi>
            </p>
          )}
        </div>
        {!free && (
          <p ref={said} tabIndex={-1} css={tag}>
            {t(state)}
          </p>
        )}
        {free && advancePayment && (
          <Button onClick={show}>
            {t('reserve')}
            <VisuallyHidden> – {title}</VisuallyHidden>
          </Button>
        )}
        {opened &&
          advancePayment &&
          renderPayment(
            {
              assetName,
              property: { name: title, ...facts, price, currency: priceCurrency },
              amount: advancePayment,
              state,
              onChange,
            },
            open,
            () => {
              setOpen(false);
              onChange();
            },
          )}
      </div>
    </li>
  );
}
