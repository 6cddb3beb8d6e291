import { useMemo } from 'react';
import type { RentalHome } from '../../features/apartments/RentalHome';
import { LeadModal } from '../../features/lead/LeadModal';

interface RentalLeadProps {
  home: RentalHome;
  open: boolean;
  onClose: () => void;
}

/** The lead form of an apartment that a visitor wants to rent, with the apartment's data (corporate-site §4). */
export function RentalLead({ home, ...modal }: RentalLeadProps) {
  const target = useMemo(
    () => ({
      projectId: home.leadFormBMBYId,
      companyId: home.project?.companyId,
      projectStatus: home.project?.status,
      toEmail: home.emailForLead,
    }),
    [home],
  );
  const subject = useMemo(
    () => ({
      name: home.project?.title ?? home.title,
      buildingName: home.buildingName,
      apartmentNumber: home.apartmentNumber,
      rooms: home.rooms,
      floor: home.floor,
      area: home.area,
      price: home.price,
      currency: home.currency,
    }),
    [home],
  );
  return <LeadModal variant="project" target={target} subject={subject} {...modal} />;
}
