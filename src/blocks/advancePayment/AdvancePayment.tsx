import { graphql } from 'gatsby';
import { useId } from 'react';
import type { BlockPlace } from '../../components/BlockList/BlockList';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { ReservableApartments } from '../../features/apartments/ReservableApartments';
import { LazyPaymentDrawer } from '../../features/payment/LazyPaymentDrawer';

export const fragment = graphql`
  fragment AdvancePayment on CmsAdvancePaymentBlock {
    id
    paymentTitle: title
    introduction: text
    apartments {
      ...ReservableApartment
    }
  }
`;

/** Apartments that visitors can reserve with an advance payment (project-marketing §4). */
export function AdvancePayment({
  paymentTitle,
  introduction,
  apartments,
  first,
}: Queries.AdvancePaymentFragment & BlockPlace) {
  const id = useId();
  if (!apartments?.length) return null;
  return (
    <Section tone="stone" labelledBy={paymentTitle ? id : undefined}>
      <SectionHeader title={paymentTitle} text={introduction} first={first} id={id} />
      <ReservableApartments
        apartments={apartments}
        level={paymentTitle ? 3 : 2}
        renderPayment={(home, open, onClose) => <LazyPaymentDrawer {...home} open={open} onClose={onClose} />}
      />
    </Section>
  );
}
