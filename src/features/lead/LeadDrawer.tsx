import { useTranslation } from 'react-i18next';
import { Drawer } from '../../components/Drawer/Drawer';
import { LazyLeadForm } from './LazyLeadForm';
import type { LeadFormProps } from './LeadForm';

interface LeadDrawerProps extends LeadFormProps {
  open: boolean;
  /** Called on a press outside the drawer, on Escape, and by the close button (project-marketing §2.7). */
  onClose: () => void;
}

/** A drawer with a lead form and the title "leave details". Each opening starts a new form. */
export function LeadDrawer({ open, onClose, ...form }: LeadDrawerProps) {
  const { t } = useTranslation('lead');
  return (
    <Drawer open={open} onClose={onClose} title={t('leaveDetails')}>
      {open && <LazyLeadForm {...form} />}
    </Drawer>
  );
}
