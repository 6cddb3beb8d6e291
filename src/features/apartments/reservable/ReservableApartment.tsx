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
import { advance, foot, noAdvance, rent, row, tag, takenRow } from './ReservableApartment.styles';

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

/** The apartment that a payment drawer is about. */
export interface ReservedHome {
  /** Identifies the apartment in API calls about the payment. */
  assetName: string;
  property: Property;
  /** Advance payment in shekels. */
  amount: number;
  state: ApartmentState['state'];
  /** Called when the payment may have changed the apartment's availability. */
  onChange: () => void;
}

interface ReservableApartmentProps {
  apartment: Queries.ReservableApartmentFragment;
  /** Live availability; undefined until the service has answered. */
  live: ApartmentState | undefined;
  /** Called when the apartment's availability may have changed. */
  onChange: () => void;
  level: 2 | 3;
  /** Renders the drawer in which the visitor pays the advance payment. */
  renderPayment: DrawerSlot<ReservedHome>;
}

/** An apartment with its facts and a button to reserve it. If it is taken or held, a note replaces the button. */
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
  // While this visitor's payment drawer is open, the service may report the apartment as held, by this very visitor. It
  // must stay reservable here.
  const free = state === 'free' || open;
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Closing the drawer returned the focus to the reserve button. If the apartment is unavailable now, that button is
    // gone and the focus is lost. Focus the note instead, so that keyboard users keep their place.
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
          {advancePayment && (
            <p css={[advance, !free && noAdvance]}>
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
