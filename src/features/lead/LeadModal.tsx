import { useTranslation } from 'react-i18next';
import { Modal } from '../../components/Modal/Modal';
import { LazyLeadForm } from './LazyLeadForm';
import type { LeadFormProps } from './LeadForm';

interface LeadModalProps extends LeadFormProps {
  open: boolean;
  /** Called on a press outside the dialog, on Escape, and by the close button (corporate-site §4). */
  onClose: () => void;
}

/** A dialog with a lead form. Each opening starts a new form. */
export function LeadModal({ open, onClose, ...form }: LeadModalProps) {
  const { t } = useTranslation('lead');
  return (
    <Modal open={open} onClose={onClose} title={t('leaveDetails')} bottomSheet>
      {open && <LazyLeadForm {...form} />}
    </Modal>
  );
}
