import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button';
import { Modal } from '../Modal/Modal';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { footer, groups } from './filters.styles';
import type { Interim } from './useInterim';

interface FiltersModalProps {
  interim: Pick<Interim<unknown>, 'isOpen' | 'close' | 'apply' | 'clear'>;
  /** How many results the interim selection would give; asked only while the dialog is there. */
  results: () => number;
  /** Something is chosen, so that it can be cleared. */
  canClear: boolean;
  onClear?: () => void;
  /** What the button that clears says, where it is not the usual. */
  clearLabel?: string | undefined;
  children: ReactNode;
}

/** All filters of a list in a dialog: what is chosen is applied by its button, and forgotten when it is closed. */
export function FiltersModal(props: FiltersModalProps) {
  const { interim, children } = props;
  const { t } = useTranslation('filters');
  return (
    <Modal
      open={interim.isOpen}
      onClose={interim.close}
      title={t('filters')}
      bottomSheet
      footer={<Footer {...props} />}
    >
      <div css={groups}>{children}</div>
    </Modal>
  );
}

function Footer({ interim, results, canClear, onClear, clearLabel }: FiltersModalProps) {
  const { t } = useTranslation('filters');
  const showResults = t('showResults', { number: results() });
  return (
    <div css={footer}>
      <Button onClick={() => void interim.apply()}>{showResults}</Button>
      {canClear && (
        <Button variant="text" onClick={onClear ?? (() => interim.clear())}>
          {clearLabel ?? t('clearAll')}
        </Button>
      )}
      <VisuallyHidden role="status">{showResults}</VisuallyHidden>
    </div>
  );
}
