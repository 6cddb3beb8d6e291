import { useMemo } from 'react';
import { leadFormData } from '../../features/apartments/home/leadFormData';
import type { RentalHome } from '../../features/apartments/home/RentalHome';
import { toProperty } from '../../features/apartments/home/toProperty';
import { LeadModal } from '../../features/lead/LeadModal';

interface RentalLeadProps {
  home: RentalHome;
  open: boolean;
  onClose: () => void;
}

/** Lead form for a rental apartment. The lead contains the apartment's data (corporate-site §4). */
export function RentalLead({ home, ...modal }: RentalLeadProps) {
  const target = useMemo(
    () => ({
      projectId: home.leadFormBMBYId,
      companyId: home.project?.companyId,
      projectStatus: home.project?.status,
      toEmail: home.emailForLead,
      formData: leadFormData(home),
    }),
    [home],
  );
  const subject = useMemo(() => ({ ...toProperty(home), monthly: true }), [home]);
  return <LeadModal variant="project" target={target} subject={subject} {...modal} />;
}
