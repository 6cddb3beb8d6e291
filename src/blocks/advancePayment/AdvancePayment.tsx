import { graphql } from 'gatsby';
import type { BlockProps } from '../../components/BlockList/BlockList';
import { Section } from '../../components/Section/Section';
import { SectionHeader } from '../../components/Section/SectionHeader';
import { LazyReservableApartments } from '../../features/apartments/reservable/LazyReservableApartments';
import { LazyPaymentDrawer } from '../../features/payment/LazyPaymentDrawer';

export const fragment = graphql`
  fragment AdvancePayment on CmsAdvancePaymentBlock {
    id
    siteContact {
      ...ContactLine
    }
    paymentTitle: title
    introduction: text
    apartments {
      ...ReservableApartment
    }
  }
`;

/** Apartments that visitors can reserve by paying an advance (project-marketing §4). */
export function AdvancePayment({
  paymentTitle,
  introduction,
  apartments,
  first,
}: Queries.AdvancePaymentFragment & BlockProps) {
  if (!apartments?.length) return null;
  return (
    <Section tone="stone" named={Boolean(paymentTitle)}>
      <SectionHeader title={paymentTitle} text={introduction} first={first} namesSection />
      <LazyReservableApartments
        apartments={apartments}
        level={paymentTitle ? 3 : 2}
        renderPayment={(home, open, onClose) => <LazyPaymentDrawer {...home} open={open} onClose={onClose} />}
      />
    </Section>
  );
}
